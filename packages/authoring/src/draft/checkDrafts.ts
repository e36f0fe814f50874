import type { PackProblem } from '@wordstride/content'
import type { BuildResult } from '../build/buildPack'
import type { Finding, Rule } from '../check/finding'
import { equalOptionsRule, explanationsRule, tellingHintsRule } from '../check/rules/choices'
import { keysRule } from '../check/rules/keys'
import { mediaRule } from '../check/rules/media'
import { readingLevelRule } from '../check/rules/reading'
import { poolsRule } from '../check/rules/structure'
import { namesRule, rudeWordsRule, spellingRule } from '../check/rules/texts'

export type DraftFinding = Pick<Finding, 'severity' | 'rule' | 'message'> & {
  /** A problem or a skill. */
  where: string
}

/** What looks at problems one by one; ids are unique and lists of words whole by the way drafts are kept. */
const problemRules: readonly Rule[] = [
  keysRule,
  equalOptionsRule,
  explanationsRule,
  spellingRule,
  rudeWordsRule,
  mediaRule,
  namesRule,
  tellingHintsRule,
  readingLevelRule,
]

/** A skill as it would be with the drafts. */
export interface CheckedSkill {
  sectionType: 'ae.la'
  gradeId: number
  skillId: string
  problems: readonly PackProblem[]
}

const packOf = (skills: readonly CheckedSkill[]): BuildResult => ({
  pack: {
    version: '',
    chapters: skills.map(({ sectionType, gradeId, skillId, problems }, i) => ({
      section_type: sectionType,
      grade_id: gradeId,
      chapter_id: i + 1,
      chapter_name: '',
      skills: [
        {
          skill_id: skillId,
          skill_seq: 1,
          standards: [],
          skill_name: '',
          weight: 1,
          specified_time: 1,
          number_of_correct_in_a_row: 1,
          problems: [...problems],
          demos: [],
        },
      ],
    })),
    cards: [],
    tests: [],
  },
  errors: [],
  warnings: [],
  places: new Map(),
})

/** Runs the checks of the pack over what drafts would change: their problems, and the skills they stand in. */
export function checkDrafts(
  entries: readonly PackProblem[],
  skills: readonly CheckedSkill[],
): DraftFinding[] {
  const build = packOf(skills)
  const found: DraftFinding[] = []
  const rules = skills.length > 0 ? [...problemRules, poolsRule] : problemRules
  for (const { name, severity, check } of rules)
    check(entries, build, (where, message) => found.push({ where, message, severity, rule: name }))
  return found
}
