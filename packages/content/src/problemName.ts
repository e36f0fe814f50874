import type { SectionType } from '@wordstride/core'
import type { Pool } from './contentPack'

/** What the id of a problem says, as it stands in the files. */
export interface ProblemName {
  /** A skill, a word or a topic of tests. */
  skillId: string
  pool: Pool
  /** In the skill, such as 'E9'. */
  id: string
}

export interface TestProblemName extends ProblemName {
  sectionType: Extract<SectionType, 'ae.ls' | 'ae.rc'>
  gradeId: number
  topic: string
}

const SECTIONS = { LS: 'ae.ls', RC: 'ae.rc' } as const

/** Ids of generated problems of a skill begin at 1001, which no author writes by hand. */
export const isGeneratedProblem = (problemId: string): boolean => /\D\d{4,}$/.test(problemId)

/** Null where no problem of a skill can have such an id. */
export function readSkillProblem(problemId: string): ProblemName | null {
  const found = /^([a-z0-9.-]+)\.((AE|E|P|A)[1-9]\d{0,2})$/.exec(problemId)
  if (!found) return null
  const [, skillId, id, pool] = found
  return { skillId: String(skillId), id: String(id), pool: pool as Pool }
}

/** Null where no problem of a word can have such an id; the last one is that of its test. */
export function readWordProblem(problemId: string): ProblemName | null {
  const found = /^([a-z][a-z'-]*)\.((E|P|A)[1-9]\d{0,2}|(T)1)$/.exec(problemId)
  if (!found) return null
  const [, skillId, id, pool, test] = found
  return { skillId: String(skillId), id: String(id), pool: (pool ?? test) as Pool }
}

/** Null where no problem of a language or reading test can have such an id: 'test.3.adverbs.LS1'. */
export function readTestProblem(problemId: string): TestProblemName | null {
  const found = /^(test\.(\d|1[0-2])\.([a-z][a-z-]*))\.((LS|RC)\d{1,3})$/.exec(problemId)
  if (!found) return null
  const [, skillId, grade, topic, id, prefix] = found
  return {
    ...{ skillId: String(skillId), id: String(id), topic: String(topic), pool: 'T', gradeId: Number(grade) },
    sectionType: SECTIONS[prefix as keyof typeof SECTIONS],
  }
}
