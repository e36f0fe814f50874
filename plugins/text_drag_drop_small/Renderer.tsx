import type { PlacementResponse } from '@wordstride/core'
import { BucketBoard, type RendererProps } from '@wordstride/ui'
import type { PublicTextDragDropSmall } from './schema'

export function TextDragDropSmallRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTextDragDropSmall, PlacementResponse>) {
  return (
    <BucketBoard
      cards={problem.cards}
      buckets={problem.buckets}
      size="small"
      placed={response.placed}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(placed) => onResponse({ placed })}
    />
  )
}
