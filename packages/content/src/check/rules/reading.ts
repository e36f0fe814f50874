import type { Rule } from '../finding'
import { problemTexts } from '../problemTexts'
import { readingGrade } from '../readability'

/** Grades a text may be harder than its learners. */
const TOLERANCE = 1.5

export const readingLevelRule: Rule = {
  name: 'reading level',
  severity: 'warning',
  check(_, { pack }, report) {
    for (const { section_type, grade_id, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const { skill_id, problems } of skills) {
        const texts = problems
          .flatMap(problemTexts)
          .flatMap(({ text, kind }) => (kind === 'explains' ? [] : [text]))
        const level = readingGrade([...new Set(texts)], grade_id)
        if (level !== null && level > grade_id + TOLERANCE)
          report(skill_id, `Reads like grade ${level.toFixed(1)}.`)
      }
    }
  },
}
