import type { PlacementResponse } from '@wordstride/core'
import { Markdown, plainName, type RendererProps, SlotBoard } from '@wordstride/ui'
import type { NamedSlot, PublicTextDragAndSort } from './schema'

export function TextDragAndSortRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTextDragAndSort, PlacementResponse>) {
  const bucketNames = new Map(problem.buckets?.map(({ id, name }) => [id, name]))

  /** 'Beginning: first' where slots stand in buckets. */
  function labelOf({ label, category }: NamedSlot): string {
    const bucket = bucketNames.get(category ?? '')
    return bucket === undefined ? label : `${bucket}: ${label}`
  }

  return (
    <SlotBoard
      cards={problem.cards}
      slots={problem.slots.map((slot) => ({
        id: slot.id,
        name: `place "${plainName(labelOf(slot))}"`,
        label: <Markdown text={labelOf(slot)} isInline />,
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
