import type { PlacementResponse } from '@wordstride/core'
import { BucketBoard, type RendererProps } from '@wordstride/ui'
import type { PublicTextDragDrop } from './schema'

export function TextDragDropRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTextDragDrop, PlacementResponse>) {
  return (
    <BucketBoard
      cards={problem.cards}
      buckets={problem.buckets}
      size="medium"
      placed={response.placed}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(placed) => onResponse({ placed })}
    />
  )
}
