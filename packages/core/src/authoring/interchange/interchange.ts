import type { InterchangeItem, OwnFields, Question } from './interchangeItem'
import type { Respond } from './itemAnswer'

/** A problem as an item, and what of it an item does not say. */
export interface GivenItem {
  question: Question
  /** What other systems show above the question, as Markdown and as a recording; read back from `own`. */
  shown?: { texts: readonly string[]; audioUrl?: string | undefined }
  /** Fields that only this type has: other systems keep them without reading them. */
  own?: OwnFields
  solution?: string | undefined
  lost?: readonly string[]
  /** What our grader takes and a scoring by the item does not; it is lost, too. */
  lenient?: readonly string[]
}

/** The body of a problem made from an item; or why it cannot be made; null when the item is none of the type's. */
export type TakenItem =
  | {
      body: Record<string, unknown>
      /** How an answer to the question is given to the problem: by it the scoring of the source is compared with ours. */
      respond: Respond
      notes?: readonly string[]
    }
  | { refused: string; line?: number | undefined }
  | null

export interface Interchange<TProblem> {
  /**
   * Which type is asked first where several can say the same, the highest before the others. A type without a
   * preference takes only items that say they were written from it.
   */
  readonly preference?: number
  /** Without it the type is not exported. */
  give?(problem: TProblem): GivenItem
  /** Without it no item becomes a problem of the type. */
  take?(item: InterchangeItem): TakenItem
}
