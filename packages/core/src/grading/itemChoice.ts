/** One of the options that the author wrote, as a response leaves or takes it. */
export interface ItemChoice {
  /** Unique in the problem. */
  id: string
  label: string
  isRight: boolean
  isTaken: boolean
}
