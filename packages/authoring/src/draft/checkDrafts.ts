import type { PackProblem } from '@wordstride/content'
import type { SectionType } from '@wordstride/core'
import type { BuildResult } from '../build/buildPack'
import type { Finding, Rule } from '../check/finding'
import { equalOptionsRule, explanationsRule, tellingHintsRule } from '../check/rules/choices'
import { keysRule } from '../check/rules/keys'
import { marksRule } from '../check/rules/marks'
import { mediaRuleBeside } from '../check/rules/media'
import { overlapRule, reportOverlaps } from '../check/rules/overlap'
import { passagesRule } from '../check/rules/passages'
import { placeholdersRule } from '../check/rules/placeholders'
import { readingLevelRule } from '../check/rules/reading'
import { poolsRule, testPoolsRule } from '../check/rules/structure'
import { namesRule, rudeWordsRule, spellingRule } from '../check/rules/texts'
import { checkWordForms } from './wordForms'

export type DraftFinding = Pick<Finding, 'severity' | 'rule' | 'message'> & {
  /** A problem or a skill. */
  where: string
}

/** What looks at problems one by one; ids are unique and lists of words whole by the way drafts are kept. */
const problemRules: readonly Rule[] = [
  keysRule,
  equalOptionsRule,
  explanationsRule,
  placeholdersRule,
  spellingRule,
  rudeWordsRule,
  namesRule,
  marksRule,
  tellingHintsRule,
  readingLevelRule,
  passagesRule,
]

/** Problems that stand together, before the drafts and with them: of a skill, a word or the tests of a grade. */
export interface CheckedGroup {
  sectionType: SectionType
  gradeId: number
  skillId: string
  before: readonly PackProblem[]
  problems: readonly PackProblem[]
}

const isLesson = ({ pool }: PackProblem): boolean => pool !== 'T'

/** Problems of a word's test ask its lessons once more. */
const isWrittenByHand = ({ pool, problem }: PackProblem): boolean =>
  pool !== 'T' || problem.section_type !== 'ae.voc'

function chapterOf({ sectionType, gradeId, skillId, problems }: CheckedGroup, i: number) {
  if (sectionType !== 'ae.la' && sectionType !== 'ae.voc') return []
  const skill = {
    skill_id: skillId,
    skill_seq: 1,
    standards: [],
    skill_name: '',
    weight: 1,
    specified_time: 1,
    number_of_correct_in_a_row: 1,
    problems: problems.filter(isLesson),
    demos: [],
  }
  return [
    { section_type: sectionType, grade_id: gradeId, chapter_id: i + 1, chapter_name: '', skills: [skill] },
  ]
}

const packOf = (groups: readonly CheckedGroup[]): BuildResult => ({
  pack: {
    version: '',
    chapters: groups.flatMap(chapterOf),
    cards: [],
    tests: groups.flatMap(({ problems }) => problems.filter((entry) => !isLesson(entry))),
  },
  errors: [],
  warnings: [],
  places: new Map(),
})

export interface DraftSurroundings {
  /** As they would become. */
  groups: readonly CheckedGroup[]
  /** Of the other lessons and tests those that have words in a row in common with the drafts. */
  beside: readonly PackProblem[]
  /** Pictures and recordings that came with imported questions. */
  media: ReadonlySet<string>
}

/** Runs the checks of the pack over what drafts would change: their problems, and where they stand. */
export function checkDrafts(
  entries: readonly PackProblem[],
  { groups, beside, media }: DraftSurroundings,
): DraftFinding[] {
  const build = packOf(groups)
  const found: DraftFinding[] = []
  const rules = [
    ...problemRules,
    mediaRuleBeside((address) => media.has(address)),
    ...(groups.length > 0 ? [poolsRule, testPoolsRule] : []),
  ]
  const reportTo =
    ({ name, severity }: Pick<Rule, 'name' | 'severity'>) =>
    (where: string, message: string) =>
      found.push({ where, message, severity, rule: name })
  for (const rule of rules) rule.check(entries, build, reportTo(rule))
  const reportForm = reportTo({ name: 'forms', severity: 'fault' })
  for (const group of groups) if (group.sectionType === 'ae.voc') checkWordForms(group, reportForm)
  const drafted = new Set(entries.map(({ problem_id }) => problem_id))
  const others = beside.filter(({ problem_id }) => !drafted.has(problem_id))
  const reportOverlap = reportTo(overlapRule)
  reportOverlaps([...others, ...entries.filter(isWrittenByHand)], (where, message) => {
    if (drafted.has(where)) reportOverlap(where, message)
  })
  return found
}
