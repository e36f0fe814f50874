/** A student's hand on the page of a problem; by pointer or by keys, as who lends it decides. */
export interface Hand {
  /** Opens all that tells that it is folded. */
  unfoldAll(): Promise<void>
  /** Presses the buttons whose names begin so, until there is none. */
  pressAll(beginning: string): Promise<void>
  /** Leaves exactly these options of one question chosen. */
  choose(optionIds: readonly string[]): Promise<void>
  /** Picks an option of a dropdown. */
  pick(optionId: string): Promise<void>
  /** Writes into the field of this name. */
  type(field: string, text: string): Promise<void>
  /** Presses the button of this name. */
  press(name: string): Promise<void>
  /** Puts a card into a place. */
  place(cardId: string, placeId: string): Promise<void>
  /** Moves a card of a list to a position, counted from 0. */
  moveTo(cardId: string, position: number): Promise<void>
}
