import { NotTaken } from './notTaken'

const CODE = /`[^`]*`/g
/** An address in angle brackets is no tag. Nothing is parsed: a server reads texts of any authors, of any depth. */
const TAG = /(?<!\\)<(?:[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|\/[a-z][^<>]*>|!--|\?)/i

/** Whether tags stand in a Markdown text: no page shows them. */
export const holdsTags = (text: string): boolean => TAG.test(text.replace(CODE, ''))

/** What others have written as Markdown, as it is. Throws a NotTaken where tags stand in it. */
export function writtenMarkdown(text: string): string {
  if (holdsTags(text)) throw new NotTaken('HTML stands in its Markdown, where no text of ours shows it')
  return text
}
