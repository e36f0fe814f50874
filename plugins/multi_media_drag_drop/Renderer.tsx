import type { PlacementResponse } from '@wordstride/core'
import { BucketBoard, type RendererProps } from '@wordstride/ui'
import type { PublicMultiMediaDragDrop } from './schema'

export function MultiMediaDragDropRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicMultiMediaDragDrop, PlacementResponse>) {
  return (
    <BucketBoard
      cards={problem.cards}
      buckets={problem.buckets}
      size="picture"
      placed={response.placed}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(placed) => onResponse({ placed })}
    />
  )
}
