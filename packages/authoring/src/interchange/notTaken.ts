/** A question, or a part of it, that our types cannot say. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  readonly line: number | null

  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line ?? null
  }
}
