import * as fc from 'fast-check'

const face = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '')

/** Cards with two different right orders. */
export const arbitraryOrderTwins = fc.uniqueArray(face, { minLength: 3, maxLength: 7 }).chain((contents) => {
  const orders = contents.map((_, i) => i + 1)
  const permutation = fc.shuffledSubarray(orders, { minLength: orders.length })
  return fc
    .tuple(permutation, permutation)
    .filter(([a, b]) => a.join() !== b.join())
    .map(([a, b]) => {
      const cards = (key: readonly number[]) =>
        contents.map((content, i) => ({
          id: `c${i}`,
          content,
          order: key[i],
          explanation: `It is number ${key[i]}.`,
        }))
      return [cards(a), cards(b)] as const
    })
})

/** Buckets and cards with two different keys. */
export const arbitraryBucketTwins = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.uniqueArray(face, { minLength: 2, maxLength: 7 }))
  .chain(([bucketCount, contents]) => {
    const buckets = Array.from({ length: bucketCount }, (_, i) => ({ id: `b${i}`, name: `bucket ${i}` }))
    const key = fc.array(fc.integer({ min: 0, max: bucketCount - 1 }), {
      minLength: contents.length,
      maxLength: contents.length,
    })
    return fc
      .tuple(key, key)
      .filter(([a, b]) => a.join() !== b.join())
      .map(([a, b]) => {
        const cards = (categories: readonly number[]) =>
          contents.map((content, i) => ({
            id: `c${i}`,
            content,
            category: `b${categories[i]}`,
            explanation: `It belongs to b${categories[i]}.`,
          }))
        return { buckets, items: [cards(a), cards(b)] as const }
      })
  })
