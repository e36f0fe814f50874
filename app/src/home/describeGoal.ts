import type { AssignmentItem, ExtraWorkRow } from '@wordstride/api'

type Goal = Pick<AssignmentItem, 'type' | 'start' | 'target'>
type Amount = Pick<ExtraWorkRow, 'type' | 'amount'>

const UNITS = { learning: 'pass', proficiency: 'step', afficiency: 'session' } as const

const plural = (word: string, count: number): string =>
  count === 1 ? word : word === 'pass' ? 'passes' : `${word}s`

/** From where to where an item leads, in its own unit (SR-19). */
export const describeGoal = ({ type, start, target }: Goal): string =>
  type === 'learning' ? `Level ${start} → ${target}` : `${start} → ${target} ${plural(UNITS[type], target)}`

/** How much was done outside of the items (SR-21). */
export const describeAmount = ({ type, amount }: Amount): string => `${amount} ${plural(UNITS[type], amount)}`
