import type { PlacementResponse } from '@wordstride/core'
import { PlaceLabel, plainName, type RendererProps, SlotBoard } from '@wordstride/ui'
import type { PublicPairing } from './schema'

export function PairingRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicPairing, PlacementResponse>) {
  return (
    <SlotBoard
      cards={problem.cards}
      slots={problem.left_items.map((left) => ({
        id: left.id,
        name: `the place of "${plainName(left.content)}"`,
        label: <PlaceLabel card={left} />,
      }))}
      layout="list"
      size="medium"
      placed={response.placed}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(placed) => onResponse({ placed })}
    />
  )
}
