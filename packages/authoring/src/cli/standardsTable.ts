import type { ContentPack } from '@wordstride/content'
import { coverageOf, skillsWithoutStandards } from '../standards/coverage'
import { table } from './table'

/** Standards by strand and grade that skills name, and those that none does. */
export function describeStandards(pack: ContentPack): string {
  const coverage = coverageOf(pack)
  const strands = [...new Set(coverage.map(({ strand }) => strand))]
  const grades = [...new Set(coverage.map(({ grade }) => grade))]
  const inGrade = (grade: string) => coverage.filter((each) => each.grade === grade)
  const rows = grades.map((grade) => [
    grade,
    ...strands.map((strand) => {
      const found = inGrade(grade).find((each) => each.strand === strand)
      return found ? `${found.all - found.missing.length} of ${found.all}` : '–'
    }),
  ])
  const without = skillsWithoutStandards(pack)
  return [
    'Common Core standards, and lettered parts of standards, that a skill or word list names:',
    table(['Grade', ...strands], rows),
    'Named by none:',
    grades
      .map(
        (grade) =>
          `- ${grade}: ${
            inGrade(grade)
              .flatMap(({ missing }) => missing)
              .join(', ') || 'none'
          }`,
      )
      .join('\n'),
    ...(without.length > 0 ? [`Skills that name no standard: ${without.join(', ')}.`] : []),
  ].join('\n\n')
}
