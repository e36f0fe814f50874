import type { SequenceResponse, SequenceView } from '@wordstride/core'
import { Explanations } from '../feedback/Explanations'
import type { RendererProps } from '../problem/rendererProps'
import { SortableBoard } from './SortableBoard'

export type SequenceProps = RendererProps<SequenceView, SequenceResponse>

/** Cards that are brought into order, with what the author says of them below. */
export function SequenceBoard({
  problem: { cards },
  response,
  feedback,
  isLocked,
  onResponse,
}: SequenceProps) {
  return (
    <div>
      <SortableBoard
        cards={cards}
        order={response.order.length > 0 ? response.order : cards.map(({ id }) => id)}
        feedback={feedback}
        isLocked={isLocked}
        onChange={(order) => onResponse({ order })}
      />
      <Explanations items={cards.map(({ id, content }) => ({ id, label: content }))} feedback={feedback} />
    </div>
  )
}
