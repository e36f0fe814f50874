import type { ContentPack } from '@wordstride/content'
import { PROBLEMS_OF_TEST, type TestSection, WANTED_FORMS } from '../../files/testSizes'
import type { Rule } from '../finding'

export interface TestForms {
  grade: number
  section: TestSection
  /** Problems made for tests, of the grade and section. */
  problems: number
  /** Tests that can be taken from them without a problem in common. */
  forms: number
}

const SECTIONS = Object.keys(PROBLEMS_OF_TEST) as TestSection[]

/** Of each grade that has words or skills, and of each section that tests ask. */
export function testFormsOf({ chapters, tests }: Pick<ContentPack, 'chapters' | 'tests'>): TestForms[] {
  const grades = [...new Set(chapters.map(({ grade_id }) => grade_id))].sort((a, b) => a - b)
  return grades.flatMap((grade) =>
    SECTIONS.map((section) => {
      const problems = tests.filter(
        ({ problem }) => problem.grade_id === grade && problem.section_type === section,
      ).length
      return { grade, section, problems, forms: Math.floor(problems / PROBLEMS_OF_TEST[section]) }
    }),
  )
}

/** Who takes a test again is asked the same where there are too few; it is told, and is no fault. */
export const testFormsRule: Rule = {
  name: 'forms',
  severity: 'warning',
  check(_, { pack }, report) {
    for (const { grade, section, problems, forms } of testFormsOf(pack))
      if (forms < WANTED_FORMS) {
        const first = pack.tests.find(({ problem }) => problem.grade_id === grade)
        report(
          first?.problem_id ?? `test.${grade}`,
          `${section}, grade ${grade}: ${problems} problems for tests are ${forms} forms of ${PROBLEMS_OF_TEST[section]}; wanted are ${WANTED_FORMS}.`,
        )
      }
  },
}
