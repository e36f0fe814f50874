import { plainText } from '../content/plainText'

/** Markdown without its marks, as a card is called aloud; one that is nothing but marks, such as a comma, by them. */
export const plainName = (content: string): string => plainText(content) || content.trim()
