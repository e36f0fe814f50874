import type { PackCard } from '@wordstride/content'
import { problemTexts } from '../../texts/problemTexts'
import { additionalCards, cardTexts } from '../additionalCards'
import type { Rule } from '../finding'
import { readingGrade } from '../readability'

/** Grades a text may be harder than its learners. */
const TOLERANCE = 1.5

/** The formulas have no kindergarten. */
const YOUNGEST = 1

/** Without the word itself: it is there to be learned. */
const textsAround = (card: PackCard): string[] =>
  cardTexts(card).map((text) => text.replace(new RegExp(`\\b${card.skill_id}\\b`, 'gi'), ' '))

export const readingLevelRule: Rule = {
  name: 'reading level',
  severity: 'warning',
  check(_, { pack }, report) {
    const look = (where: string, texts: readonly string[], grade: number) => {
      const level = readingGrade([...new Set(texts)], grade)
      if (level !== null && level > Math.max(grade, YOUNGEST) + TOLERANCE)
        report(where, `Reads like grade ${level.toFixed(1)}.`)
    }
    for (const { section_type, grade_id, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const { skill_id, problems } of skills) {
        const texts = problems
          .flatMap(problemTexts)
          .flatMap(({ text, kind }) => (kind === 'explains' ? [] : [text]))
        look(skill_id, texts, grade_id)
      }
    }
    const additional = additionalCards(pack)
    for (const grade of new Set(additional.map(({ grade_id }) => grade_id))) {
      const cards = additional.filter(({ grade_id }) => grade_id === grade)
      look(cards[0]?.skill_id ?? '', cards.flatMap(textsAround), grade)
    }
  },
}
