import type { PlacementResponse } from '@wordstride/core'
import { Explanations, PlacementBoard, type RendererProps } from '@wordstride/ui'
import type { PublicUnscrambleDragDrop } from './schema'

export function UnscrambleDragDropRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicUnscrambleDragDrop, PlacementResponse>) {
  return (
    <div>
      <PlacementBoard
        cards={problem.cards}
        places={problem.slots.map(({ id }, i) => ({ id, name: `place ${i + 1}`, holds: 'one' }))}
        layout="row"
        size="medium"
        placed={response.placed}
        feedback={feedback}
        isLocked={isLocked}
        onChange={(placed) => onResponse({ placed })}
      />
      <Explanations
        items={problem.cards.map(({ id, content }) => ({ id, label: content }))}
        feedback={feedback}
      />
    </div>
  )
}
