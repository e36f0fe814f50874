import { plainText } from '../content/plainText'

/** Markdown without its marks, as a card is called aloud. */
export const plainName = (content: string): string => plainText(content)
