/** A sentence and the form that stands in its place. */
export interface Said {
  before: string
  form: string
  after: string
}

/** Tells right from wrong by the rule of a topic, from the finished problem alone. */
export interface Judge {
  /** Whether a form, alone, answers what is asked, such as the past of a verb. */
  form?(asked: string, form: string): boolean
  /** Whether one of several options is what is asked of them together; null where that is not the question. */
  among?(asked: string, form: string, options: readonly string[]): boolean | null
  /** Whether a form is right in its sentence. */
  sentence?(said: Said): boolean
  /** Whether a card belongs into a group. */
  group?(name: string, card: string): boolean
  /** Whether cards stand in order. */
  order?(cards: readonly string[]): boolean
}
