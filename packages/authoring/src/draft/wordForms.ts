import type { PackProblem } from '@wordstride/content'
import type { Report } from '../check/finding'
import type { CheckedGroup } from './checkDrafts'

const formOf = ({ problem: { problem_type, form } }: PackProblem): string =>
  typeof form === 'string' ? `${problem_type} (${form})` : problem_type

/** SR-07: the level of a word's proficiency problem says its form, so every pool keeps the forms that it has. */
const placesOf = (problems: readonly PackProblem[]): Map<string, Set<string>> => {
  const places = new Map<string, Set<string>>()
  for (const entry of problems) {
    if (entry.pool !== 'E' && entry.pool !== 'P') continue
    const place = entry.pool === 'P' ? `level ${entry.level}` : 'the exercises'
    places.set(place, (places.get(place) ?? new Set()).add(formOf(entry)))
  }
  return places
}

/** What a word would lose, or have in a place where it is not looked for. */
export function checkWordForms({ skillId, before, problems }: CheckedGroup, report: Report): void {
  const after = placesOf(problems)
  for (const [place, forms] of placesOf(before)) {
    const now = after.get(place) ?? new Set()
    for (const form of forms)
      if (!now.has(form)) report(skillId, `No problem of the form ${form} is left at ${place} of this word.`)
    for (const form of now)
      if (place !== 'the exercises' && !forms.has(form))
        report(skillId, `At ${place} a word is asked in the form ${[...forms].join(', ')}, not ${form}.`)
  }
}
