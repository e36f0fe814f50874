import type { PublicSequence, SequenceResponse } from '@wordstride/core'
import { Explanations, type RendererProps, SortableBoard } from '@wordstride/ui'

export function OrderingRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicSequence, SequenceResponse>) {
  const order = response.order.length > 0 ? response.order : problem.cards.map(({ id }) => id)
  return (
    <div>
      <SortableBoard
        cards={problem.cards}
        order={order}
        feedback={feedback}
        isLocked={isLocked}
        onChange={(next) => onResponse({ order: next })}
      />
      <Explanations
        items={problem.cards.map(({ id, content }) => ({ id, label: content }))}
        feedback={feedback}
      />
    </div>
  )
}
