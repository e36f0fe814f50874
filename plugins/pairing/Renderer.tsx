import type { PlacementResponse } from '@wordstride/core'
import { Explanations, PlaceLabel, PlacementBoard, plainName, type RendererProps } from '@wordstride/ui'
import type { PublicPairing } from './schema'

export function PairingRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicPairing, PlacementResponse>) {
  return (
    <div>
      <PlacementBoard
        cards={problem.cards}
        places={problem.left_items.map((left) => ({
          id: left.id,
          name: `the place of "${plainName(left.content)}"`,
          label: <PlaceLabel card={left} />,
          holds: 'one',
        }))}
        layout="list"
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
