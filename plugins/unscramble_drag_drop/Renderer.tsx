import type { PlacementResponse } from '@wordstride/core'
import { type RendererProps, SlotBoard } from '@wordstride/ui'
import type { PublicUnscrambleDragDrop } from './schema'

export function UnscrambleDragDropRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicUnscrambleDragDrop, PlacementResponse>) {
  return (
    <SlotBoard
      cards={problem.cards}
      slots={problem.slots}
      layout="row"
      size="medium"
      placed={response.placed}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(placed) => onResponse({ placed })}
    />
  )
}
