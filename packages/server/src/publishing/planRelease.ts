import type { DraftFinding } from '@wordstride/api'
import type { PackProblem } from '@wordstride/content'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type DraftRow, drafts, type ProblemRow } from '../db/schema'
import { besideOf } from './besideOf'
import { buildText, runChecks } from './checkText'
import { findOverwritten } from './findOverwritten'
import { findPlaces, type Place } from './findPlaces'
import type { Builder } from './loadBuilder'
import { type ServedSkill, toEntry } from './places'

export interface ChosenDraft {
  draftId: string
  revision: number
}

/** What publishing does to one problem. */
export interface PlannedChange {
  draft: DraftRow
  place: Place
  /** As it is served now; null for a new one. */
  before: ProblemRow | null
  /** Null: it is taken out. */
  after: PackProblem | null
}

export interface ReleasePlan {
  changes: PlannedChange[]
  /** With an error nothing is published. */
  findings: DraftFinding[]
}

export const hasErrors = ({ findings }: Pick<ReleasePlan, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'error')

export const errorAbout = (where: string, message: string): DraftFinding => ({
  severity: 'error',
  where,
  line: null,
  path: '',
  message,
})

/** Additions to one pool come one after the other. */
function withPlaces(changes: readonly PlannedChange[]): PlannedChange[] {
  const added = new Map<string, number>()
  return changes.map((change) => {
    if (change.before || !change.after) return change
    const { name, skill } = change.place
    const pool = `${skill.group} ${name.pool}`
    const count = added.get(pool) ?? 0
    added.set(pool, count + 1)
    return { ...change, after: { ...change.after, problem_seq: change.after.problem_seq + count } }
  })
}

function groupAfter({ skill, group, served }: ServedSkill, changes: readonly PlannedChange[]) {
  const before = new Map([...served].map(([problemId, row]) => [problemId, toEntry(row)]))
  const after = new Map(before)
  for (const change of changes) {
    if (change.place.skill.group !== group) continue
    const { problemId } = change.draft
    if (change.after) after.set(problemId, change.after)
    else after.delete(problemId)
  }
  const { sectionType, gradeId, skillId } = skill
  return { sectionType, gradeId, skillId, before: [...before.values()], problems: [...after.values()] }
}

/** What publishing these drafts would do, and all that stands against it. */
export async function planRelease(
  db: Database,
  builder: Builder,
  chosen: readonly ChosenDraft[],
): Promise<ReleasePlan> {
  const rows = await db
    .select()
    .from(drafts)
    .where(
      inArray(
        drafts.draftId,
        chosen.map(({ draftId }) => draftId),
      ),
    )
    .orderBy(drafts.problemId)
  const findings: DraftFinding[] = []
  const approved = new Set<DraftRow>()
  for (const { draftId, revision } of chosen) {
    const row = rows.find((draft) => draft.draftId === draftId)
    if (row?.state === 'approved' && row.revision === revision) approved.add(row)
    else findings.push(errorAbout(row?.problemId ?? draftId, 'This draft is not approved as it stands.'))
  }
  for (const { problemId } of rows.filter((row, i) => rows[i - 1]?.problemId === row.problemId))
    findings.push(errorAbout(problemId, 'Two of these drafts are about the same problem.'))

  const ready = rows.filter((row) => approved.has(row))
  const places = await findPlaces(
    db,
    ready.map(({ problemId }) => problemId),
  )
  const changes = withPlaces(
    // Nothing is built for the others: building a hundred texts is work that a reviewer has agreed to.
    ready.flatMap((draft): PlannedChange[] => {
      const place = places.get(draft.problemId)
      if (!place) {
        findings.push(errorAbout(draft.problemId, 'Its skill is not there any more.'))
        return []
      }
      const { name, skill } = place
      const before = skill.served.get(draft.problemId) ?? null
      if (draft.isRemoval) {
        if (before) return [{ draft, place, before, after: null }]
        findings.push(errorAbout(draft.problemId, 'There is no such problem to take out.'))
        return []
      }
      const built = buildText(builder, draft, skill, name)
      findings.push(...built.findings)
      return built.entry ? [{ draft, place, before, after: built.entry }] : []
    }),
  )
  findings.push(
    ...(await findOverwritten(
      db,
      changes.map(({ draft }) => draft),
    )),
  )
  const entries = changes.flatMap(({ after }) => after ?? [])
  const groups = new Map([...places.values()].map(({ skill }) => [skill.group, skill]))
  findings.push(
    ...(await runChecks(db, builder, entries, {
      groups: [...groups.values()].map((group) => groupAfter(group, changes)),
      beside: await besideOf(db, builder, entries),
    })),
  )
  return { changes, findings }
}

export const kindOf = ({ before, after }: { before: unknown; after: unknown }) =>
  after === null ? ('removed' as const) : before === null ? ('added' as const) : ('changed' as const)
