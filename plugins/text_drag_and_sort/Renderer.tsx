import type { PlacementResponse } from '@wordstride/core'
import { Markdown, plainName, type RendererProps, SlotBoard } from '@wordstride/ui'
import type { NamedSlot, PublicTextDragAndSort } from './schema'

export function TextDragAndSortRenderer(props: RendererProps<PublicTextDragAndSort, PlacementResponse>) {
  const bucketNames = new Map(props.problem.buckets?.map(({ id, name }) => [id, name]))

  /** 'Beginning: first' where slots stand in buckets. */
  function labelOf({ label, category }: NamedSlot): string {
    const bucket = bucketNames.get(category ?? '')
    return bucket === undefined ? label : `${bucket}: ${label}`
  }

  return (
    <SlotBoard
      {...props}
      layout="list"
      size="medium"
      faceOf={(slot) => ({
        name: `place "${plainName(labelOf(slot))}"`,
        label: <Markdown text={labelOf(slot)} isInline />,
      })}
    />
  )
}
