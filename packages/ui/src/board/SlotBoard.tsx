import { Explanations } from '../feedback/Explanations'
import { PlacementBoard, type PlacementBoardProps, type PlacementPlace } from './PlacementBoard'

export interface SlotBoardProps
  extends Pick<PlacementBoardProps, 'cards' | 'size' | 'placed' | 'feedback' | 'isLocked' | 'onChange'> {
  /** A slot that has no name is called by its number. */
  slots: readonly (Pick<PlacementPlace, 'id' | 'label'> & { name?: string })[]
  /** A row to be read from left to right, or slots below each other with their labels. */
  layout: 'row' | 'list'
}

/** Cards that go into slots of one card each, with what the author says of them below. */
export function SlotBoard({ slots, ...board }: SlotBoardProps) {
  return (
    <div>
      <PlacementBoard
        {...board}
        places={slots.map(({ name, ...slot }, i) => ({
          ...slot,
          name: name ?? `place ${i + 1}`,
          holds: 'one',
        }))}
      />
      <Explanations
        items={board.cards.map(({ id, content }) => ({ id, label: content }))}
        feedback={board.feedback}
      />
    </div>
  )
}
