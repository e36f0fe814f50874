import {
  defineShortForm,
  expandOrdered,
  type InterchangeItem,
  refuseEqual,
  shortTextSchema,
  whyAsExplanation,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'

const schema = z.strictObject({
  pairs: z
    .array(z.strictObject({ left: shortTextSchema, right: shortTextSchema, why: z.optional(z.string()) }))
    .check(z.minLength(2)),
  why: z.optional(z.string()),
})

/** Null where a card is a picture or a recording. */
function write({ question }: InterchangeItem) {
  if (question.kind !== 'match') return null
  const { sources, targets, pairs } = question
  if ([...sources, ...targets].some(({ imageUrl, audioUrl }) => imageUrl ?? audioUrl)) return null
  const partners = new Map(pairs)
  const texts = new Map(targets.map(({ id, text }) => [id, text]))
  return {
    pairs: sources.map(({ id, text }) => ({ left: text, right: texts.get(partners.get(id) ?? '') })),
  }
}

export const pairingShortForm = defineShortForm(
  schema,
  ({ pairs, why }, context) => {
    const rights = pairs.map(({ right }) => right)
    refuseEqual(rights, (i) => ['pairs', i, 'right'])
    refuseEqual(
      pairs.map(({ left }) => left),
      (i) => ['pairs', i, 'left'],
    )
    const { problemId, idOf } = context
    return {
      left_items: pairs.map(({ left }, i) => ({ id: idOf(problemId, `left ${i}`), content: left })),
      drag_items: expandOrdered(rights, context).map((card, i) => ({
        ...card,
        ...whyAsExplanation(pairs[i]?.why),
      })),
      ...whyAsExplanation(why),
    }
  },
  write,
)
