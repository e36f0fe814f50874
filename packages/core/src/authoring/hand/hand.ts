/**
 * A student's hand on the page of a problem; by pointer or by keys, as who lends it decides. It finds things by what
 * every renderer can give them: names, and values and `data-` attributes that are ids.
 */
export interface Hand {
  /** Opens all that tells that it is folded. */
  unfoldAll(): Promise<void>
  /** Presses the buttons whose names begin so, until there is none. */
  pressAll(beginning: string): Promise<void>
  /** Leaves exactly these options of one question chosen: radio buttons or checkboxes with such a `value` and one `name`. */
  choose(values: readonly string[]): Promise<void>
  /** Picks the option of a `select` that has this `value`. */
  pick(value: string): Promise<void>
  /** Writes into the field of this name, or moves the slider of this name there. */
  type(field: string, text: string): Promise<void>
  /** Presses the button of this name. */
  press(name: string): Promise<void>
  /** Puts a card into a place: buttons with `data-card` and `data-place`. */
  place(cardId: string, placeId: string): Promise<void>
  /** Moves a card of a list to a position, counted from 0: a button with `data-card`. */
  moveTo(cardId: string, position: number): Promise<void>
}
