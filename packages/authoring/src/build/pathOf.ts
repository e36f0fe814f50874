/** Of `options.2.label`, as plugins write it, the keys one by one. */
export const pathOf = (written: string): (string | number)[] =>
  written === '' ? [] : written.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
