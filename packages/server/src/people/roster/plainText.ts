/** A text as a file can say it, in one form of Unicode: what is the same in this form is the same. */
export const plainText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Of names that say the same, whatever their case. */
export const nameForm = (name: string): string => plainText(name).toLowerCase()
