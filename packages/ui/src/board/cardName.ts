/** Markdown without its marks, as a card is called aloud. */
export const plainName = (content: string): string => content.replace(/[*_`~]/g, '').trim()
