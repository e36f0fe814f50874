import { Skeleton } from '@wordstride/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { Sheet } from '../shell/Sheet'

/** A panel below the first screen, whose script comes after that of the page; `height` is that of its content. */
export function lazyPanel<TProps extends object>(
  title: string,
  height: string,
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function LazyPanel(props) {
    return (
      <Suspense
        fallback={
          <Sheet title={title} aria-busy={true}>
            <Skeleton height={height} />
          </Sheet>
        }
      >
        <Loaded {...props} />
      </Suspense>
    )
  }
}
