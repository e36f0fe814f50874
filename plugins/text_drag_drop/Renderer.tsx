import type { PlacementResponse } from '@wordstride/core'
import { Explanations, Markdown, PlacementBoard, plainName, type RendererProps } from '@wordstride/ui'
import type { PublicTextDragDrop } from './schema'

export function TextDragDropRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTextDragDrop, PlacementResponse>) {
  return (
    <div>
      <PlacementBoard
        cards={problem.cards}
        places={problem.buckets.map(({ id, name }) => ({
          id,
          name: `bucket ${plainName(name)}`,
          label: <Markdown text={name} isInline />,
          holds: 'many',
        }))}
        layout="buckets"
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
