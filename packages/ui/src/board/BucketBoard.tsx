import type { BucketView, PlacementResponse } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import { Explanations } from '../feedback/Explanations'
import type { RendererProps } from '../problem/rendererProps'
import { plainName } from './cardName'
import { PlacementBoard, type PlacementBoardProps } from './PlacementBoard'

export type BucketProps = RendererProps<BucketView, PlacementResponse>

/** Cards that are sorted into buckets, with what the author says of them below. */
export function BucketBoard({
  problem: { cards, buckets },
  response,
  feedback,
  isLocked,
  onResponse,
  size,
}: BucketProps & Pick<PlacementBoardProps, 'size'>) {
  return (
    <div>
      <PlacementBoard
        cards={cards}
        size={size}
        layout="buckets"
        places={buckets.map(({ id, name }) => ({
          id,
          name: `bucket ${plainName(name)}`,
          label: <Markdown text={name} isInline />,
          holds: 'many',
        }))}
        placed={response.placed}
        feedback={feedback}
        isLocked={isLocked}
        onChange={(placed) => onResponse({ placed })}
      />
      <Explanations items={cards.map(({ id, content }) => ({ id, label: content }))} feedback={feedback} />
    </div>
  )
}
