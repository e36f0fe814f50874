const PREFIX = 'ws_'
const PLAIN = /^[A-Za-z_][A-Za-z0-9_.-]*$/

/** An id as a QTI identifier: it cannot begin with a digit or hold spaces. `fromIdentifier` turns it back. */
export function toIdentifier(id: string): string {
  if (PLAIN.test(id) && !id.startsWith(PREFIX)) return id
  const coded = [...id].map((letter) =>
    /[A-Za-z0-9.-]/.test(letter) ? letter : `_${letter.codePointAt(0)?.toString(16)}_`,
  )
  return PREFIX + coded.join('')
}

/** The id that was written; identifiers of other systems stay what they are. */
export function fromIdentifier(identifier: string): string {
  if (!identifier.startsWith(PREFIX)) return identifier
  const id = identifier.slice(PREFIX.length).replace(/_([0-9a-f]{1,6})_/g, (coded, hex: string) => {
    const code = Number.parseInt(hex, 16)
    return code > 0x10ffff ? coded : String.fromCodePoint(code)
  })
  return toIdentifier(id) === identifier ? id : identifier
}

/** An option among those of other questions that are called alike. */
export const optionIdIn = (part: string, option: string): string => `${part}.${option}`
