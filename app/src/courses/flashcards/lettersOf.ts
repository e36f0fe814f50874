import type { CSSProperties } from 'react'

/** Tells the styles how long a word is, so that they choose a size in which it stands in one line. */
export const lettersOf = (word: string): CSSProperties => ({ '--letters': word.length }) as CSSProperties
