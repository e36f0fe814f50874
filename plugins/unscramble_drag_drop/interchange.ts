import { giveRow, type Interchange, lostOfCards, takeRow, takeSolution } from '@wordstride/core/authoring'
import type { UnscrambleDragDropProblem } from './schema'

/** Cards that go into a row of gaps, one into each. */
export const unscrambleDragDropInterchange: Interchange<UnscrambleDragDropProblem> = {
  preference: 2,
  give: ({ drag_items, explanation }) => ({
    question: giveRow(drag_items),
    solution: explanation,
    ...lostOfCards(drag_items),
  }),
  take(item) {
    const taken = takeRow(item)
    return (
      taken && {
        respond: taken.respond,
        body: { ...takeSolution(item), drag_items: taken.drag_items },
      }
    )
  },
}
