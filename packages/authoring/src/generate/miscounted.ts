/** What went wrong where somebody counted to another number. */
export const miscounted = (text: string, count: number, why: string): string =>
  Number(text) > count
    ? `**${text}** is too many: count each one only once. ${why}`
    : `**${text}** is too few: do not leave one out. ${why}`
