import type { PackProblem } from '@wordstride/content'
import type { BuildResult } from '../build/buildPack'
import type { ContentError } from '../build/contentError'
import type { Finding, Rule } from './finding'
import {
  equalOptionsRule,
  explanationsRule,
  namedErrorsRule,
  ownReasonsRule,
  tellingHintsRule,
} from './rules/choices'
import { depthRule } from './rules/depth'
import { keysRule } from './rules/keys'
import { marksRule } from './rules/marks'
import { mediaRule } from './rules/media'
import { overlapRule } from './rules/overlap'
import { passagesRule } from './rules/passages'
import { placeholdersRule } from './rules/placeholders'
import { readingLevelRule } from './rules/reading'
import { repeatsRule } from './rules/repeats'
import { standardsRule } from './rules/standards'
import { poolsRule, testPoolsRule, uniqueIdsRule, varietyRule } from './rules/structure'
import { testFormsRule } from './rules/testForms'
import { namesRule, rudeWordsRule, spellingRule } from './rules/texts'
import { recordingsRule, wordOrderRule } from './rules/words'

const rules: readonly Rule[] = [
  uniqueIdsRule,
  poolsRule,
  testPoolsRule,
  passagesRule,
  keysRule,
  equalOptionsRule,
  explanationsRule,
  placeholdersRule,
  namedErrorsRule,
  ownReasonsRule,
  overlapRule,
  repeatsRule,
  spellingRule,
  rudeWordsRule,
  mediaRule,
  recordingsRule,
  wordOrderRule,
  namesRule,
  marksRule,
  tellingHintsRule,
  varietyRule,
  depthRule,
  testFormsRule,
  standardsRule,
  readingLevelRule,
]

/** Every problem: of lessons and of tests. */
export const entriesOf = ({ pack }: Pick<BuildResult, 'pack'>): PackProblem[] => [
  ...pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems)),
  ...pack.tests,
]

const ruleOf = ({ isCopy }: ContentError): string => (isCopy ? uniqueIdsRule.name : 'form')

/** Everything that is wrong or doubtful in a built pack, with file and line. */
export function checkPack(build: BuildResult): Finding[] {
  const entries = entriesOf(build)
  const firstProblem = new Map(
    entries.toReversed().map(({ problem, problem_id }) => [problem.skill_id, problem_id]),
  )
  const placeOf = (where: string) =>
    build.places.get(where) ?? build.places.get(firstProblem.get(where) ?? '') ?? { file: where, line: null }
  const found: Finding[] = [
    ...build.errors.map((error) => ({ ...error, severity: 'fault' as const, rule: ruleOf(error) })),
    ...build.warnings.map((error) => ({ ...error, severity: 'warning' as const, rule: ruleOf(error) })),
  ]
  for (const { name, severity, check } of rules) {
    check(entries, build, (where, message) =>
      found.push({ ...placeOf(where), path: where, message, severity, rule: name }),
    )
  }
  return found
}
