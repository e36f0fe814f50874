import type { PlacementResponse, Slot, SlotView } from '@wordstride/core'
import { Explanations } from '../feedback/Explanations'
import type { RendererProps } from '../problem/rendererProps'
import { PlacementBoard, type PlacementBoardProps, type PlacementPlace } from './PlacementBoard'

export type SlotProps<TSlot extends Slot = Slot> = RendererProps<SlotView<TSlot>, PlacementResponse>

export interface SlotBoardProps<TSlot extends Slot>
  extends SlotProps<TSlot>,
    Pick<PlacementBoardProps, 'size'> {
  /** A row to be read from left to right, or slots below each other with their labels. */
  layout: 'row' | 'list'
  /** Name and label of a slot; one without a name is called by its number. */
  faceOf?(slot: TSlot): Pick<PlacementPlace, 'name' | 'label'>
}

/** Cards that go into slots of one card each, with what the author says of them below. */
export function SlotBoard<TSlot extends Slot>({
  problem: { cards, slots },
  response,
  feedback,
  status,
  isLocked,
  onResponse,
  size,
  layout,
  faceOf,
}: SlotBoardProps<TSlot>) {
  return (
    <div>
      <PlacementBoard
        cards={cards}
        size={size}
        layout={layout}
        places={slots.map((slot, i) => ({
          id: slot.id,
          holds: 'one',
          ...(faceOf ? faceOf(slot) : { name: `place ${i + 1}` }),
        }))}
        placed={response.placed}
        feedback={feedback}
        isJoined={layout === 'row' && status === 'correct'}
        isLocked={isLocked}
        onChange={(placed) => onResponse({ placed })}
      />
      <Explanations items={cards.map(({ id, content }) => ({ id, label: content }))} feedback={feedback} />
    </div>
  )
}
