const CURLY_SINGLE = /[\u2018\u2019\u201B\u02BC\u2032]/g
const CURLY_DOUBLE = /[\u201C\u201D\u201F\u2033]/g
const SPACES = /\s+/g

/**
 * The one normalisation of typed text, `text-v1`: Unicode NFC, curly to straight quotes, runs of white space
 * to one space, trimmed. Letter case is kept; a grader that ignores case says so in its own rules.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(CURLY_SINGLE, "'")
    .replace(CURLY_DOUBLE, '"')
    .replace(SPACES, ' ')
    .trim()
}
