import * as z from 'zod/mini'
import {
  compareWhy,
  defineShortForm,
  explanationOf,
  refuseEqual,
  type ShortForm,
  type ShortFormContext,
  shortTextSchema,
  whySchema,
} from './shortForm'

export const shortItemsSchema = z.array(shortTextSchema).check(z.minLength(2))

/** Cards in their right order. The id comes from the content alone, so that it does not tell the place. */
export const expandOrdered = (items: readonly string[], { problemId, idOf }: ShortFormContext) =>
  items.map((content, i) => ({ id: idOf(problemId, content), content, order: i + 1 }))

/** The reason of the whole, which an author may leave out. */
export const whyAsExplanation = (why: string | undefined): { explanation?: string } =>
  why === undefined ? {} : { explanation: why }

const sequenceSchema = z.strictObject({ items: shortItemsSchema, why: z.optional(z.string()) })

/** `items` in the one right order. */
export const sequenceShortForm: ShortForm = defineShortForm(sequenceSchema, ({ items, why }, context) => {
  refuseEqual(items, (i) => ['items', i])
  return { drag_items: expandOrdered(items, context), ...whyAsExplanation(why) }
})

const pictureSchema = z.strictObject({
  text: shortTextSchema,
  image: z.string().check(z.regex(/^(emoji:[a-z0-9-]+|\/media\/.+)$/, 'Expected emoji:name or /media/….')),
  audio: z.optional(z.string()),
})

const bucketsSchema = z.strictObject({
  buckets: z
    .array(
      z.strictObject({
        name: shortTextSchema,
        items: z.array(z.union([shortTextSchema, pictureSchema])).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(2)),
  why: z.optional(z.union([whySchema, z.string()])),
})

/** `buckets` with the cards that belong into them, as text or as pictures. */
export const bucketShortForm: ShortForm = defineShortForm(bucketsSchema, ({ buckets, why }, context) => {
  const { problemId, idOf, pictureUrl } = context
  const explanations = typeof why === 'string' ? {} : (why ?? {})
  const imageUrl = (image: string) => (image.startsWith('emoji:') ? pictureUrl(image.slice(6)) : image)
  const cards = buckets.flatMap(({ items }, i) => {
    const category = idOf(problemId, `bucket ${i}`)
    return items.map((item) => {
      const picture = typeof item === 'string' ? null : item
      const content = typeof item === 'string' ? item : item.text
      return {
        id: idOf(problemId, content),
        content,
        category,
        ...(picture ? { image_url: imageUrl(picture.image) } : {}),
        ...(picture?.audio === undefined ? {} : { audio_url: picture.audio }),
        ...explanationOf(explanations, content),
      }
    })
  })
  const contents = cards.map(({ content }) => content)
  const placesOfCards = buckets.flatMap(({ items }, i) => items.map((_, j) => ['buckets', i, 'items', j]))
  refuseEqual(contents, (i) => placesOfCards[i] ?? [])
  refuseEqual(
    buckets.map(({ name }) => name),
    (i) => ['buckets', i, 'name'],
  )
  if (Object.keys(explanations).length > 0) compareWhy(explanations, contents, context)
  return {
    buckets: buckets.map(({ name }, i) => ({ id: idOf(problemId, `bucket ${i}`), name })),
    drag_items: cards.toSorted((a, b) => a.id.localeCompare(b.id)),
    ...(typeof why === 'string' ? { explanation: why } : {}),
  }
})
