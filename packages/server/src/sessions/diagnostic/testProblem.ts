import type { TestProblem } from '@wordstride/api'
import {
  type AnyProblemPlugin,
  type ProblemEnvelope,
  type PublicEnvelope,
  readPresentation,
  readResponse,
} from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { type ProblemRow, problems, type TestProblemRow, type TestSessionRow } from '../../db/schema'
import { type ItemAliases, itemAliases } from '../aliases/itemAliases'

/** A stored problem of a test, parsed by its plugin. */
export interface ParsedProblem {
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
}

/** Null for one that cannot be read here, as of a type that was taken out: it is left out. */
export function parseRow({ problem }: Pick<ProblemRow, 'problem'>): ParsedProblem | null {
  const opened = registry.open(problem)
  if (!opened.ok) return null
  const { exercise } = opened
  return { plugin: registry.require(exercise.type), problem: exercise.problem }
}

/** By problem id. Those of ae.ls and ae.rc belong to no skill, so they are not in the cache of the lessons. */
export async function loadProblems(
  db: Database,
  rows: readonly Pick<TestProblemRow, 'problemId'>[],
): Promise<Map<string, ParsedProblem>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ problemId }) => problemId)
  const stored = await db
    .select({ problemId: problems.problemId, problem: problems.problem })
    .from(problems)
    .where(among(problems.problemId, ids))
  const loaded = new Map<string, ParsedProblem>()
  for (const row of stored) {
    const parsed = parseRow(row)
    if (parsed) loaded.set(row.problemId, parsed)
  }
  return loaded
}

function presentationOf({ plugin }: ParsedProblem, row: TestProblemRow): unknown {
  const presentation = readPresentation(plugin, row.presentation, row.problemVersion)
  if (presentation.ok) return presentation.value
  throw new Error(`The presentation of ${row.problemId} cannot be read.`)
}

export const publicView = (known: ParsedProblem, row: TestProblemRow): PublicEnvelope =>
  known.plugin.toPublic(known.problem, presentationOf(known, row))

/** What a row is stored with beside a response of today. */
export const broughtUpToDate = (
  known: ParsedProblem,
  row: TestProblemRow,
): Pick<TestProblemRow, 'presentation' | 'problemVersion'> => ({
  presentation: presentationOf(known, row),
  problemVersion: known.plugin.version,
})

/** What was asked, in Markdown: the plugin's words, or the text above the body. */
export function describeProblem(known: ParsedProblem, row: TestProblemRow): string {
  const view = publicView(known, row)
  if (known.plugin.describeProblem) return known.plugin.describeProblem(view)
  return view.problemItems.flatMap((block) => (block.kind === 'markdown' ? [block.value] : [])).join('\n\n')
}

export const isAnswered = ({ isCorrect }: TestProblemRow): boolean => isCorrect !== null

/** The id on the wire. The content's own ids hold the word that a vocabulary problem asks for. */
export const wireId = ({ seq }: Pick<TestProblemRow, 'seq'>): string => String(seq)

export const aliasesOf = (
  session: TestSessionRow,
  known: ParsedProblem,
  { seq }: TestProblemRow,
): ItemAliases => itemAliases(known, { ...session, kind: 'test', place: seq })

/** The answer, or what stands there and was not given yet, in the ids of this test. */
function responseOf(row: TestProblemRow, known: ParsedProblem, aliases: ItemAliases): string | null {
  const stored = row.responseJson ?? row.draft
  const response = stored === null ? null : readResponse(known.plugin, JSON.parse(stored), row.problemVersion)
  return response?.ok ? JSON.stringify(aliases.toWire(response.value)) : null
}

/**
 * A problem as it may leave the server: the public view without hints and without ids that tell the key, but for staff
 * (PROB-15).
 */
export function toTestProblem(
  session: TestSessionRow,
  row: TestProblemRow,
  known: ParsedProblem,
  showsContentId: boolean,
): TestProblem {
  const aliases = aliasesOf(session, known, row)
  const { skill_name: _name, ...view } = aliases.view({ ...publicView(known, row), hintItems: [] })
  return {
    problemId: wireId(row),
    problemSeq: row.seq,
    ...(showsContentId ? { contentId: row.problemId } : {}),
    sectionType: row.sectionType,
    gradeId: view.grade_id,
    problem: { ...view, problem_id: wireId(row), skill_id: wireId(row) },
    progress: {
      answerStatus: isAnswered(row) ? 'submitted' : 'init',
      startTime: row.shownAt,
      endTime: row.endTs,
      isSkipped: row.isSkipped,
      responseJson: responseOf(row, known, aliases),
    },
  }
}
