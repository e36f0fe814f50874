import { LINKS } from './notes'
import { textsIn } from './textsIn'

/** No further than to the next tag: a server reads texts of any authors. */
const LINK = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<]*)/gi

/** Whether an address is what its link says. */
export const isWritten = (url: string, words: string): boolean =>
  ['', 'http://', 'mailto:'].some((begin) => url === `${begin}${words}`)

/** What an author is told of links, of which our texts keep the words. */
export const linkNotes = (links: Iterable<{ url: string; words: string }>): string[] =>
  [...links].some(({ url, words }) => url !== '' && !isWritten(url, words.trim())) ? [LINKS] : []

/** The same of the HTML in the texts of a question. */
export const htmlLinkNotes = (question: unknown): string[] =>
  linkNotes(
    textsIn(question).flatMap((text) =>
      [...text.matchAll(LINK)].map(([, one, other, inner = '']) => ({
        url: one ?? other ?? '',
        words: inner,
      })),
    ),
  )
