import { useId } from 'react'
import type { FeedbackMarkProps } from '../feedback/FeedbackMark'

/** The `id` of a mark and the `aria-describedby` of the control beside it, which is told with it; none while no mark is there. */
export function useMarkId(mark: FeedbackMarkProps['mark']): string | undefined {
  const id = useId()
  return mark && mark !== 'neutral' ? id : undefined
}
