import type { PackProblem, Pool } from '@wordstride/content'
import { PASSAGES_OF_TEST, PROBLEMS_OF_TEST } from '../../files/testSizes'
import type { Rule } from '../finding'
import { passagesOf } from './passages'

/** SR-07: the least number of problems of a language arts skill. */
const LEAST: Partial<Record<Pool, number>> = { E: 8, AE: 2, P: 6, A: 3 }

const TYPES_PER_SKILL = 3

export const uniqueIdsRule: Rule = {
  name: 'ids',
  severity: 'fault',
  check(entries, { pack }, report) {
    const seen = new Set<string>()
    for (const entry of entries) {
      if (seen.has(entry.problem_id)) report(entry.problem_id, 'This id is used twice.')
      seen.add(entry.problem_id)
    }
    const skills = new Set<string>()
    for (const { skill_id } of pack.chapters.flatMap((chapter) => chapter.skills)) {
      if (skills.has(skill_id)) report(skill_id, `The skill or word "${skill_id}" stands there twice.`)
      skills.add(skill_id)
    }
    for (const { skills: inChapter } of pack.chapters) {
      const seqs = inChapter.map(({ skill_seq }) => skill_seq)
      for (const { skill_id, skill_seq } of inChapter)
        if (seqs.indexOf(skill_seq) !== seqs.lastIndexOf(skill_seq))
          report(skill_id, `seq ${skill_seq} is used by two skills of the chapter.`)
    }
  },
}

export const poolsRule: Rule = {
  name: 'pools',
  severity: 'fault',
  check(entries, { pack }, report) {
    for (const entry of entries) {
      const prefix = entry.problem_id.match(/\.([A-Z]+)\d+$/)?.[1]
      if (prefix !== entry.pool && entry.pool !== 'T')
        report(entry.problem_id, `The id of a problem of pool ${entry.pool} begins with ${entry.pool}.`)
      if (entry.level !== null && entry.pool !== 'P')
        report(entry.problem_id, 'Only a proficiency problem has a level.')
    }
    for (const chapter of pack.chapters) {
      if (chapter.section_type !== 'ae.la') continue
      for (const { skill_id, problems } of chapter.skills) {
        for (const [pool, least] of Object.entries(LEAST)) {
          const count = problems.filter((entry) => entry.pool === pool).length
          if (count < least) report(skill_id, `${count} problems in pool ${pool}; at least ${least}.`)
        }
        const levels = new Set(problems.flatMap(({ pool, level }) => (pool === 'P' ? [level] : [])))
        for (const level of [1, 2, 3, 4])
          if (levels.size > 0 && !levels.has(level))
            report(skill_id, `No proficiency problem of level ${level}.`)
      }
    }
  },
}

/** SR-07: a grade has problems of each, and passages, for one test at least. */
const WRITTEN_SECTIONS = ['ae.ls', 'ae.rc'] as const

export const testPoolsRule: Rule = {
  name: 'test pools',
  severity: 'fault',
  check(_, { pack }, report) {
    const withoutWords = pack.tests.filter(({ problem }) => problem.section_type !== 'ae.voc')
    for (const grade of new Set(withoutWords.map(({ problem }) => problem.grade_id))) {
      const ofGrade = withoutWords.filter(({ problem }) => problem.grade_id === grade)
      const where = ofGrade[0]?.problem_id ?? ''
      for (const section of WRITTEN_SECTIONS) {
        const least = PROBLEMS_OF_TEST[section]
        const count = ofGrade.filter(({ problem }) => problem.section_type === section).length
        if (count < least) report(where, `${count} problems of ${section}; at least ${least}.`)
      }
      const passages = new Set(ofGrade.flatMap(passageTitles))
      if (passages.size < PASSAGES_OF_TEST)
        report(where, `${passages.size} passages; at least ${PASSAGES_OF_TEST}.`)
    }
  },
}

const passageTitles = (entry: PackProblem): string[] => passagesOf(entry).map(({ title }) => title)

export const varietyRule: Rule = {
  name: 'variety',
  severity: 'warning',
  check(_, { pack }, report) {
    for (const { section_type, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const { skill_id, problems } of skills) {
        const types = new Set(problems.map(({ problem }) => problem.problem_type))
        if (types.size < TYPES_PER_SKILL) report(skill_id, `Only ${types.size} types of problem.`)
      }
    }
  },
}
