import type { Feedback } from '@wordstride/core'
import type { RowEntry } from '@wordstride/learning'
import type { ReadyProblem } from '../store/playerTypes'

type Shown = Pick<ReadyProblem, 'verdict' | 'feedback' | 'view'>

const TRIES_BEFORE_HELP = 2

const isAllRight = ({ items }: Feedback): boolean => {
  const marks = Object.values(items)
  return marks.length > 0 && marks.every(({ mark }) => mark === 'correct')
}

/** What stands beside 'Incorrect.Try Again.', which alone would make a child take back what is right. */
export function adviceAfter({ verdict, feedback, view }: Shown, entry: RowEntry): string | undefined {
  if (verdict !== 'incorrect' || !feedback) return undefined
  if (isAllRight(feedback)) return 'Right so far. Find what is missing.'
  const isHelpUnused = view.hintItems.length > 0 && !entry.hintChecked
  return isHelpUnused && entry.attempts >= TRIES_BEFORE_HELP ? 'Help has a hint for you.' : undefined
}
