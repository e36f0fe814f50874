import * as z from 'zod/mini'
import { pictureUrl } from '../media'
import {
  compareWhy,
  type Expand,
  explanationOf,
  idOf,
  ShortFormError,
  textSchema,
  whySchema,
} from './shortForm'

const itemsSchema = z.array(textSchema).check(z.minLength(2))

function refuseEqual(texts: readonly string[], key: string): void {
  texts.forEach((text, i) => {
    if (texts.indexOf(text) !== i) throw new ShortFormError([key, i], `"${text}" stands there twice.`)
  })
}

/** Cards in their right order. The id comes from the content alone, so that it does not tell the place. */
const toOrderedCards = (problemId: string, items: readonly string[]) =>
  items.map((content, i) => ({ id: idOf(problemId, content), content, order: i + 1 }))

const sequenceSchema = z.strictObject({ items: itemsSchema, why: z.optional(z.string()) })

/** `items` in the one right order. */
export const expandSequence: Expand = (body, { problemId }) => {
  const { items, why } = sequenceSchema.parse(body)
  refuseEqual(items, 'items')
  return { drag_items: toOrderedCards(problemId, items), ...(why === undefined ? {} : { explanation: why }) }
}

const slotsSchema = z.strictObject({ slots: itemsSchema, items: itemsSchema, why: z.optional(z.string()) })

/** `items` in the order of the `slots` they belong into. */
export const expandSlots: Expand = (body, { problemId }) => {
  const { slots, items, why } = slotsSchema.parse(body)
  refuseEqual(items, 'items')
  if (slots.length !== items.length)
    throw new ShortFormError(['items'], `There are ${slots.length} slots and ${items.length} items.`)
  return {
    slots: slots.map((label, i) => ({ id: idOf(problemId, `slot ${i}`), label })),
    drag_items: toOrderedCards(problemId, items),
    ...(why === undefined ? {} : { explanation: why }),
  }
}

const pairsSchema = z.strictObject({
  pairs: z
    .array(z.strictObject({ left: textSchema, right: textSchema, why: z.optional(z.string()) }))
    .check(z.minLength(2)),
  why: z.optional(z.string()),
})

export const expandPairs: Expand = (body, { problemId }) => {
  const { pairs, why } = pairsSchema.parse(body)
  const rights = pairs.map(({ right }) => right)
  refuseEqual(rights, 'pairs')
  return {
    left_items: pairs.map(({ left }, i) => ({ id: idOf(problemId, `left ${i}`), content: left })),
    drag_items: toOrderedCards(problemId, rights).map((card, i) => {
      const explanation = pairs[i]?.why
      return explanation === undefined ? card : { ...card, explanation }
    }),
    ...(why === undefined ? {} : { explanation: why }),
  }
}

const pictureSchema = z.strictObject({
  text: textSchema,
  image: z.string().check(z.regex(/^(emoji:[a-z0-9-]+|\/media\/.+)$/, 'Expected emoji:name or /media/….')),
  audio: z.optional(z.string()),
})

const bucketsSchema = z.strictObject({
  buckets: z
    .array(
      z.strictObject({
        name: textSchema,
        items: z.array(z.union([textSchema, pictureSchema])).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(2)),
  why: z.optional(z.union([whySchema, z.string()])),
})

const imageUrl = (image: string) => (image.startsWith('emoji:') ? pictureUrl(image.slice(6)) : image)

/** `buckets` with the cards that belong into them, as text or as pictures. */
export const expandBuckets: Expand = (body, context) => {
  const { buckets, why } = bucketsSchema.parse(body)
  const explanations = typeof why === 'string' ? {} : (why ?? {})
  const cards = buckets.flatMap(({ items }, i) => {
    const category = idOf(context.problemId, `bucket ${i}`)
    return items.map((item) => {
      const picture = typeof item === 'string' ? null : item
      const content = typeof item === 'string' ? item : item.text
      return {
        id: idOf(context.problemId, content),
        content,
        category,
        ...(picture ? { image_url: imageUrl(picture.image) } : {}),
        ...(picture?.audio === undefined ? {} : { audio_url: picture.audio }),
        ...explanationOf(explanations, content),
      }
    })
  })
  const contents = cards.map(({ content }) => content)
  refuseEqual(contents, 'buckets')
  if (Object.keys(explanations).length > 0) compareWhy(explanations, contents, context)
  return {
    buckets: buckets.map(({ name }, i) => ({ id: idOf(context.problemId, `bucket ${i}`), name })),
    drag_items: [...cards].sort((a, b) => a.id.localeCompare(b.id)),
    ...(typeof why === 'string' ? { explanation: why } : {}),
  }
}
