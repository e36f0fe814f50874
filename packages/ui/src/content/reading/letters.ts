/** Letters by themselves, such as 'b' or 'G and g', perhaps with signs of Markdown. */
const LETTERS_ALONE = /^[^\p{L}\p{N}]*\p{L}(?:[^\p{L}\p{N}]+(?:and[^\p{L}\p{N}]+)?\p{L})*[^\p{L}\p{N}]*$/u

/** Where work is graded they are seen and not heard: B and b have one name, which would match them. */
export const isLettersAlone = (text: string): boolean => LETTERS_ALONE.test(text)
