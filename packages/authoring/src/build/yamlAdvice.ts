import type { ErrorCode, YAMLError } from 'yaml'

const NEEDS_QUOTES = 'A text with such a sign needs double quotes around all of it.'

const INDENTATION =
  'The line begins too far left or right. Lines of one list or one problem begin in the same column, two spaces further in than the line above them.'

/** What an author can do about it, where the parser speaks of its own rules. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: INDENTATION,
  TAB_AS_INDENT: 'The line begins with a tab. Use spaces.',
  MULTILINE_IMPLICIT_KEY:
    'A line that has no "name: " (a space stands after the colon) stands here, or its beginning is in the wrong column. A text of several lines needs "|-" after the colon.',
  BLOCK_AS_IMPLICIT_KEY:
    'Two fields stand in one line, or a line begins too far right. A text with a colon needs double quotes.',
  BLOCK_IN_FLOW: 'A bracket of a line above is not closed.',
  BAD_SCALAR_START: NEEDS_QUOTES,
  UNEXPECTED_TOKEN: `More stands here after a text or a list has ended. ${NEEDS_QUOTES}`,
  MISSING_CHAR: `A quotation mark, bracket or comma is missing. ${NEEDS_QUOTES}`,
  BAD_DQ_ESCAPE: 'Within double quotes a backslash is written twice, and a quotation mark as \\".',
  MULTIPLE_DOCS: 'A line "---" begins a second text in this file: take it out, or give each its own file.',
  DUPLICATE_KEY: 'This field stands here a second time.',
}

/** Where one code of the parser has two causes. */
const SPECIAL: readonly (readonly [message: RegExp, advice: string])[] = [
  [
    /must be sufficiently indented and end with/,
    'A bracket of a line above is not closed. A text with " #" in it needs double quotes.',
  ],
  [/without - indicator/, INDENTATION],
]

/** Spaces that look like usual ones and come with a text from a web page or a word processor. */
const ODD_SPACE = /^[ \t]*(?:- )?(?:\w+:)?[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/u

type Broken = Pick<YAMLError, 'code' | 'message' | 'pos'>

/** What is wrong in a text that is no YAML, in the words of an author, and in which line. */
export function yamlAdvice(
  { code, message, pos }: Broken,
  text: string,
  lineAt: (offset: number) => number,
): { line: number; message: string } {
  const line = lineAt(pos[0])
  const odd = text.split('\n', line).findIndex((written) => ODD_SPACE.test(written))
  if (odd >= 0)
    return {
      line: odd + 1,
      message: 'A space of another kind, such as web pages have, stands at the beginning. Use usual spaces.',
    }
  const [, special] = SPECIAL.find(([said]) => said.test(message)) ?? []
  const advice = special ?? ADVICE[code]
  return { line, message: advice === undefined ? message : `${advice} (${message})` }
}
