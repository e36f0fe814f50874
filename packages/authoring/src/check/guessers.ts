import type { PackProblem } from '@wordstride/content'
import { type Choice, choicesOf } from './choices'

type Pick = (labels: readonly string[]) => number

const indexOfMost =
  (measure: (label: string) => number): Pick =>
  (labels) =>
    labels.reduce((best, label, i) => (measure(label) > measure(labels[best] ?? '') ? i : best), 0)

const PICKS: Record<string, { pick: Pick; byPosition?: true }> = {
  first: { pick: () => 0, byPosition: true },
  last: { pick: (labels) => labels.length - 1, byPosition: true },
  longest: { pick: indexOfMost((label) => label.length) },
  shortest: { pick: indexOfMost((label) => -label.length) },
  'most detailed': {
    pick: indexOfMost((label) => (label.match(/[,;:()]| and | because | which /g) ?? []).length),
  },
}

export interface Guesser {
  name: string
  group: string
  questions: number
  /** Share of questions guessed right, and what blind chance would give. */
  right: number
  chance: number
}

/** How well one does who knows nothing but how test makers write (issue: right options must not be telling). */
export function guessers(entries: readonly PackProblem[]): Guesser[] {
  const groups: Record<string, Choice[]> = { 'language arts': [], blanks: [], vocabulary: [] }
  for (const entry of entries) {
    const group = entry.problem.section_type === 'ae.voc' ? 'vocabulary' : 'language arts'
    for (const choice of choicesOf(entry))
      if (choice.isSingle) groups[choice.kind === 'gap' ? 'blanks' : group]?.push(choice)
  }
  return Object.entries(groups).flatMap(([group, choices]) =>
    Object.entries(PICKS).flatMap(([name, { pick, byPosition }]) => {
      const asked = choices.filter(({ isShuffled }) => !(byPosition && isShuffled))
      if (asked.length === 0) return []
      const right = asked.filter(({ options }) => options[pick(options.map(({ text }) => text))]?.isRight)
      const chance = asked.reduce((sum, { options }) => sum + 1 / options.length, 0)
      return [
        {
          name,
          group,
          questions: asked.length,
          right: right.length / asked.length,
          chance: chance / asked.length,
        },
      ]
    }),
  )
}
