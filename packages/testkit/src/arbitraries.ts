import * as fc from 'fast-check'

/** Problems with `parts` of at least two options each, as `[problem, twin]` that differ only in the key. */
export type Twins = fc.Arbitrary<readonly [unknown, unknown]>

/** Authors write no blank labels. */
export const arbitraryLabel = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '')

/** The envelope of a generated problem. */
export const arbitraryEnvelope = (problem_type: string, section_type: 'ae.la' | 'ae.voc' = 'ae.la') =>
  fc.record({
    problem_id: fc.uuid(),
    problem_type: fc.constant(problem_type),
    section_type: fc.constant(section_type),
    grade_id: fc.integer({ min: 0, max: 12 }),
    skill_id: fc.constant('generated'),
    problemItems: fc.array(
      arbitraryLabel.map((value) => ({ kind: 'markdown', value })),
      { maxLength: 2 },
    ),
    hintItems: fc.array(
      arbitraryLabel.map((value) => ({ value })),
      { maxLength: 3 },
    ),
  })

/** Option ids with labels, at least `least` of them. */
export const arbitraryOptions = (prefix: string, least = 2) =>
  fc
    .uniqueArray(arbitraryLabel, { minLength: least, maxLength: 6 })
    .map((labels) => labels.map((text, i) => ({ id: `${prefix}o${i}`, label: text })))

/** Two different keys for one list: which positions are right. At least one is, at least one is not. */
export const arbitraryKeys = (
  count: number,
  { isSingle, isSameSize = false }: { isSingle: boolean; isSameSize?: boolean },
) => {
  const single = fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 2, maxLength: 2 })
  if (isSingle) return single.map(([a, b]) => [[a as number], [b as number]] as const)
  const several = fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), {
    minLength: 1,
    maxLength: count - 1,
  })
  return fc
    .tuple(several, several)
    .filter(
      ([a, b]) => [...a].sort().join() !== [...b].sort().join() && (!isSameSize || a.length === b.length),
    )
}

/** A dropdown blank with two keys. */
export const arbitraryBlank = (uuid: string) =>
  fc.tuple(arbitraryOptions(uuid), fc.boolean()).chain(([options, shuffle_options]) =>
    arbitraryKeys(options.length, { isSingle: true }).map((keys) =>
      keys.map(([answer]) => ({
        uuid,
        shuffle_options,
        options: options.map((option, i) => ({
          ...option,
          explanation: i === answer ? 'fits' : 'does not fit',
        })),
        answer: options[answer as number]?.id,
      })),
    ),
  )

/** Clickable phrases with two keys. */
export const arbitraryPhraseTwins = arbitraryOptions('p', 3).chain((options) =>
  arbitraryKeys(options.length, { isSingle: false }).map((keys) => {
    const phrases = (key: readonly number[]) =>
      options.map(({ id, label: phrase }, i) => ({
        id,
        phrase,
        clickable: true,
        answer: key.includes(i),
        explanation: key.includes(i) ? 'right' : 'not right',
      }))
    return [phrases(keys[0]), phrases(keys[1])] as const
  }),
)
