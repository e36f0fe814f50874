import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPack, PackProblem, PackSkill, Pool } from '@wordstride/content'
import { type CourseSection, parseProblem, type SectionType } from '@wordstride/core'
import { plugins, registry } from '@wordstride/plugins/graders'

const fixtures = join(import.meta.dirname, '../../../../fixtures')

type AuthoredProblem = PackProblem['problem']

/** A single-choice problem whose right answer is option `right`; its texts tell it from every other. */
export function choiceProblem(
  problemId: string,
  section: SectionType,
  gradeId: number,
  skillId: string,
): AuthoredProblem {
  const option = (id: string, answer: boolean) => ({
    id,
    label: `Label of ${id}`,
    answer,
    solution: `Solution of ${id} in ${problemId}`,
    explanation: `Explanation of ${id} in ${problemId}`,
  })
  return {
    problem_id: problemId,
    problem_type: 'selection',
    version: 1,
    section_type: section,
    grade_id: gradeId,
    skill_id: skillId,
    problemItems: [{ kind: 'markdown', value: `Question ${problemId}` }],
    hintItems: [{ value: `Hint of ${problemId}` }],
    subProblemItems: [
      {
        uuid: 'q',
        type: 'radio',
        options: [option('one', false), option('two', true), option('three', false)],
      },
    ],
  }
}

interface SkillOptions {
  section?: CourseSection
  grade?: number
  weight?: number
  /** Minutes. */
  specifiedTime?: number
  exercises?: number
}

/** A skill with exercises, proficiency problems on every level (two each) and afficiency problems. */
function gradedSkill(skillId: string, skillSeq: number, options: SkillOptions = {}): PackSkill {
  const { section = 'ae.la', grade = 4, weight = 1, specifiedTime = 3, exercises = 4 } = options
  const problem = (pool: Pool, seq: number, level: number | null = null): PackProblem => {
    const problem_id = `${skillId}.${pool}${seq}`
    return {
      problem_id,
      problem_seq: seq,
      pool,
      level,
      problem: choiceProblem(problem_id, section, grade, skillId),
    }
  }
  const levels = section === 'ae.la' ? [1, 2, 3, 4] : [0, 1, 2, 3, 4, 5]
  return {
    skill_id: skillId,
    skill_seq: skillSeq,
    standards: ['L.4.1a'],
    skill_name: `Skill ${skillId}`,
    weight,
    specified_time: specifiedTime,
    number_of_correct_in_a_row: 2,
    demos: [],
    problems: [
      ...Array.from({ length: exercises }, (_, i) => problem('E', i + 1)),
      ...levels.flatMap((level, i) => [problem('P', 2 * i + 1, level), problem('P', 2 * i + 2, level)]),
      problem('A', 1),
      problem('A', 2),
      problem('A', 3),
    ],
  }
}

interface PackOptions extends SkillOptions {
  skills?: number
  version?: string
}

/** One chapter of `skills` equal skills k1, k2 … */
export function gradedPack({ skills = 7, version = 'graded', ...options }: PackOptions = {}): ContentPack {
  return {
    version,
    chapters: [
      {
        section_type: options.section ?? 'ae.la',
        grade_id: options.grade ?? 4,
        chapter_id: 1,
        chapter_name: 'Chapter',
        skills: Array.from({ length: skills }, (_, i) => gradedSkill(`k${i + 1}`, i + 1, options)),
      },
    ],
    cards: [],
    tests: [],
  }
}

/** Every fixture of every registered problem type as a proficiency problem, each in a skill of its own. */
export function fixturePack(): ContentPack {
  const skills: PackSkill[] = []
  for (const type of Object.keys(plugins)) {
    const folder = join(fixtures, type)
    for (const name of readdirSync(folder).filter(
      (file) => file.endsWith('.json') && file !== 'cases.json',
    )) {
      const raw = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      const parsed = parseProblem(registry.require(type), raw)
      if (!parsed.ok) throw new Error(`${type}/${name}: ${parsed.issues[0]?.message}`)
      const skillId = `${type}.${name.replace('.json', '')}`
      const problem_id = `${skillId}.P1`
      const problem = { ...parsed.problem, problem_id, skill_id: skillId, section_type: 'ae.la', grade_id: 4 }
      skills.push({
        ...gradedSkill(skillId, skills.length + 1),
        problems: [{ problem_id, problem_seq: 1, pool: 'P', level: 1, problem: problem as AuthoredProblem }],
      })
    }
  }
  return {
    version: 'fixtures',
    chapters: [{ section_type: 'ae.la', grade_id: 4, chapter_id: 1, chapter_name: 'Fixtures', skills }],
    cards: [],
    tests: [],
  }
}
