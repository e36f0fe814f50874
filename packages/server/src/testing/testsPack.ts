import type { ContentPack, PackProblem } from '@wordstride/content'
import type { SectionType } from '@wordstride/core'
import { choiceProblem, gradedPack } from './gradedPack'

interface PoolOptions {
  section: SectionType
  grade: number
  /** Skill of every problem, in their order. */
  skills: readonly string[]
  /** Passage of every problem, where there are any. */
  passages?: readonly string[]
}

function testPool({ section, grade, skills, passages }: PoolOptions): PackProblem[] {
  return skills.map((skill, i) => {
    const problem_id = `${section}.${grade}.${skill}.T${i + 1}`
    const problem = choiceProblem(problem_id, section, grade, skill)
    const passage = passages?.[i]
    const items = problem.problemItems as object[]
    const text = { kind: 'passage', layout: 'flipbook', title: passage, pages: [`Text of ${passage}`] }
    return {
      problem_id,
      problem_seq: i + 1,
      pool: 'T',
      level: null,
      problem: {
        ...problem,
        skill_name: `${skill}-topic`,
        ...(passage === undefined ? {} : { problemItems: [text, ...items] }),
      },
    }
  })
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** The sizes of SR-07: 20 words, 12 of language on four topics, 14 about three passages; or `forms` times as many. */
export function gradeTests(grade: number, forms = 1): PackProblem[] {
  const passages = times(forms, (form) => (form === 0 ? '' : ` of form ${form + 1}`)).flatMap((form) =>
    ['one', 'two', 'three'].flatMap((name, i) => times(i === 0 ? 4 : 5, () => `${name} ${grade}${form}`)),
  )
  const topic = (i: number) => `topic${Math.floor(i / (3 * forms)) + 1}`
  return [
    ...testPool({ section: 'ae.voc', grade, skills: times(20 * forms, (i) => `word${i + 1}`) }),
    ...testPool({ section: 'ae.ls', grade, skills: times(12 * forms, topic) }),
    ...testPool({ section: 'ae.rc', grade, skills: times(14 * forms, (i) => `question${i + 1}`), passages }),
  ]
}

/** Tests for grades 3 to 5, words also for Kindergarten and 9; two grade-4 skills to learn. */
export function testsPack(): ContentPack {
  const words = (grade: number) =>
    gradeTests(grade).filter(({ problem }) => problem.section_type === 'ae.voc')
  return {
    ...gradedPack({ skills: 2, version: 'tests' }),
    tests: [...[3, 4, 5].flatMap((grade) => gradeTests(grade)), ...words(0), ...words(9)],
  }
}
