/** What a card looks and sounds like. */
export interface CardFace {
  content: string
  image_url?: string | undefined
  audio_url?: string | undefined
}

/** Equal letters are interchangeable (TYPE-05.2): nobody can tell the cards apart. */
export const looksAlike = (a: CardFace, b: CardFace): boolean =>
  a.content === b.content && a.image_url === b.image_url && a.audio_url === b.audio_url
