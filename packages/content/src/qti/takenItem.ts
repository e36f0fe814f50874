/** The type that an item becomes, and the fields of the plugin's own form. */
export interface TakenBody {
  type: string
  body: Record<string, unknown>
  /** What an author should look at. */
  notes?: readonly string[]
}

/** An item as a problem that has no skill yet. */
export interface TakenItem {
  identifier: string
  title: string
  type: string
  body: Record<string, unknown>
  hints: string[]
  notes: string[]
}
