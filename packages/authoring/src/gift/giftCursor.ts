import { NotTaken } from '../interchange/notTaken'

const SPACE = /\s*/y
const ESCAPE = /\\([\\:#={}~n])/g
/** Up to a sign that means something; a backslash before any other sign stands for itself. */
const TEXT = /(?:\\[\\:#={}~n]|\\|[^=~#{}\\])+/y
const UP_TO_ARROW = /(?:\\[\\:#={}~n]|\\|(?!->)[^=~#{}\\])+/y

export const unescaped = (text: string): string =>
  !text.includes('\\') ? text : text.replace(ESCAPE, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** Reads a text from its start to its end. */
export class GiftCursor {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** What a sticky expression finds here, with its groups; null where it finds nothing. */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#text)
    if (found) this.#at = expression.lastIndex
    return found
  }

  skipSpace(): void {
    this.take(SPACE)
  }

  /** The sign that stands here, after spaces. */
  sign(): string {
    this.skipSpace()
    return this.#text.charAt(this.#at)
  }

  /** Whether these signs stand here, and steps over them. */
  skips(signs: string): boolean {
    this.skipSpace()
    if (!this.#text.startsWith(signs, this.#at)) return false
    this.#at += signs.length
    return true
  }

  /** The text up to a sign that means something, as it is written; null where there is none. */
  written(): string | null {
    return this.take(TEXT)?.[0] ?? null
  }

  writtenUpToArrow(): string | null {
    return this.take(UP_TO_ARROW)?.[0] ?? null
  }

  here(): number {
    return this.#at
  }

  goBackTo(place: number): void {
    this.#at = place
  }

  /** Throws a NotTaken when something is left. */
  end(): void {
    if (this.sign() === '') return
    const rest = this.#text.slice(this.#at, this.#at + 20).trim()
    throw new NotTaken(`it is not GIFT: "${rest}" stands where an answer or its end should`)
  }
}
