/** Where a reader is in a text; it outlives the sheet that shows the text. */
export interface Place {
  /** Position of the first page that is open. */
  page: number
  /** Null until the reader has chosen. */
  mode: 'book' | 'plain' | null
  scrollTop: number
}

export const beginning = (): Place => ({ page: 0, mode: null, scrollTop: 0 })
