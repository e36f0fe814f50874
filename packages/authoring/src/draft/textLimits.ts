import { Lexer, Parser } from 'yaml'

/** Levels of lists and mappings; no file of the content has more than ten. */
const DEEPEST = 40
/** Signs, words and line breaks; the longest problem has less than a thousand. */
const MOST_PARTS = 10_000

/**
 * Why a text is not read at all; null when it may be. The reader calls itself for each level and looks at every key
 * beside all others, so that a line of brackets could end the process; this takes one part after the other.
 */
export function excessOf(text: string): string | null {
  const parser = new Parser()
  let parts = 0
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    if (parser.stack.length > DEEPEST) return 'Lists and mappings stand in each other too deeply.'
    if (++parts > MOST_PARTS) return 'That is more than one problem can be.'
  }
  return null
}
