import { type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { exportItem } from '../qti/exportItem'
import { importItem } from '../qti/importItem'
import { readXml } from '../qti/readXml'
import { possibleAnswers } from '../qti/scoring/possibleAnswers'
import type { SourceAnswer } from '../qti/scoring/runScoring'
import { readFixtures } from './readFixtures'

/** Of each verdict. */
const MOST_ANSWERS = 4

/** Values by the identifier of their response, as QTI has them. */
type Given = Readonly<Record<string, readonly string[]>>

export interface ExportedItem {
  name: string
  xml: string
  /** Some answers that can be given and that we call right, that of the key first. */
  right: readonly Given[]
  wrong: readonly Given[]
  /** Whether we accept more than QTI can say: there an item gives no point to some answers that are right here. */
  isLenient: boolean
}

function parsed(type: string, raw: unknown): ProblemEnvelope {
  const result = parseProblem(registry.require(type), raw)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.problem
}

/** The examples of a type as items of QTI 3, each with answers that can be given to it and whether we call them right. */
export function exportedItems(type: string): ExportedItem[] {
  return readFixtures(type).problems.map(({ name, raw }) => {
    const problem = parsed(type, raw)
    const exported = exportItem(problem)
    if (!exported.ok) throw new Error(exported.reason)
    const root = readXml(exported.xml)
    const taken = importItem(root)
    const { problem_id, version, section_type, grade_id, skill_id } = problem
    const identity = { problem_id, problem_type: taken.type, version, section_type, grade_id, skill_id }
    const opened = registry.open(
      parsed(taken.type, { ...identity, hintItems: problem.hintItems, ...taken.body }),
    )
    if (!opened.ok) throw new Error(`${type} ${name} cannot be opened`)
    const { exercise } = opened
    const isRight = (answer: SourceAnswer): boolean => {
      const read = exercise.readResponse(taken.respond(answer), exercise.version)
      return read.ok && exercise.grade(read.value, { mode: 'practice' }).verdict === 'correct'
    }
    const lenient = authoring.get(type)?.interchange?.give?.(problem).lenient ?? []
    const { answers } = possibleAnswers(root, 2 * MOST_ANSWERS)
    const some = (verdict: boolean): Given[] =>
      answers
        .filter((answer) => isRight(answer) === verdict)
        .slice(0, MOST_ANSWERS)
        .map((answer) => Object.fromEntries(answer))
    return { name, xml: exported.xml, right: some(true), wrong: some(false), isLenient: lenient.length > 0 }
  })
}
