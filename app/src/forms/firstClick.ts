import type { MouseEvent } from 'react'

/** The second click of a double one meets what has come under the pointer meanwhile: it presses nothing. */
export const firstClick =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press()
  }
