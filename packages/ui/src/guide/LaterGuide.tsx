import { type ComponentType, lazy, Suspense } from 'react'
import type { GuideProps } from './Guide'

/** A picture alone: without it, as offline, all words are there. */
const Nothing = () => null

const LoadedGuide = lazy<ComponentType<GuideProps>>(() =>
  import('./Guide').then(
    ({ Guide }) => ({ default: Guide }),
    () => ({ default: Nothing }),
  ),
)

/** The guide beside what is opened later: its drawing is asked for then, and its place is kept. */
export function LaterGuide({ size = 160, ...props }: GuideProps) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <LoadedGuide size={size} {...props} />
    </Suspense>
  )
}
