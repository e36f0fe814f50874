import type { Bucket } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import { Explanations } from '../feedback/Explanations'
import { plainName } from './cardName'
import { PlacementBoard, type PlacementBoardProps } from './PlacementBoard'

export interface BucketBoardProps
  extends Pick<PlacementBoardProps, 'cards' | 'size' | 'placed' | 'feedback' | 'isLocked' | 'onChange'> {
  buckets: readonly Bucket[]
}

/** Cards that are sorted into buckets, with what the author says of them below. */
export function BucketBoard({ buckets, ...board }: BucketBoardProps) {
  return (
    <div>
      <PlacementBoard
        {...board}
        layout="buckets"
        places={buckets.map(({ id, name }) => ({
          id,
          name: `bucket ${plainName(name)}`,
          label: <Markdown text={name} isInline />,
          holds: 'many',
        }))}
      />
      <Explanations
        items={board.cards.map(({ id, content }) => ({ id, label: content }))}
        feedback={board.feedback}
      />
    </div>
  )
}
