import type { ToldEvent } from '@wordstride/api'
import type { Verdict } from '@wordstride/core'
import { eq } from 'drizzle-orm'
import { findProblem } from '../content/problemCache'
import { sessions, testProblems, testSessions } from '../db/schema'
import { itemAliases } from '../sessions/aliases/itemAliases'
import { problemOnWire, wireProblemId } from '../sessions/aliases/wireIds'
import { aliasesOf, loadProblems } from '../sessions/diagnostic/testProblem'
import type { TestApp } from './createTestApp'
import { respond } from './respond'

async function sessionOf(test: TestApp, sessionId: string) {
  const [session] = await test.db.select().from(sessions).where(eq(sessions.sessionId, sessionId))
  if (!session?.start) throw new Error(`No session ${sessionId}.`)
  return { session, start: session.start }
}

/** The content's ids of the problems of a graded session, in its order. */
export async function contentIds(test: TestApp, { sessionId }: { sessionId: string | null }) {
  const { start } = await sessionOf(test, sessionId ?? '')
  return start.problemIds
}

/** The events with the ids of the session, where they have those of the content. */
export async function onWire(
  test: TestApp,
  { sessionId }: { sessionId: string | null },
  events: readonly ToldEvent[],
): Promise<ToldEvent[]> {
  const { session, start } = await sessionOf(test, sessionId ?? '')
  return events.map((event) => {
    const position = 'problemId' in event ? start.problemIds.indexOf(event.problemId) : -1
    if (!('problemId' in event) || position === -1) return event
    return { ...event, problemId: wireProblemId(session, { position, problemId: event.problemId }) }
  })
}

/** A response as the student sends it, by the ids of the session; `problemId` is that of the wire or of the content. */
export async function wireResponse(test: TestApp, sessionId: string, problemId: string, verdict: Verdict) {
  const { session, start } = await sessionOf(test, sessionId)
  const index = start.problemIds.indexOf(problemId)
  const place = index === -1 ? problemOnWire(session, start, problemId) : { position: index, problemId }
  const known = place && (await findProblem(test.db, place.problemId))
  if (!known) throw new Error(`No problem ${problemId} in the session.`)
  const response = JSON.parse(await respond(test, place.problemId, verdict))
  const aliases = itemAliases(known, { ...session, kind: 'session', place: place.position })
  return {
    problemId: wireProblemId(session, place),
    responseJson: JSON.stringify(aliases.toWire(response)),
  }
}

/** The same for a test, whose problems have their numbers for ids. */
export async function testResponse(test: TestApp, sessionId: string, seq: number, verdict: Verdict) {
  const [session] = await test.db.select().from(testSessions).where(eq(testSessions.sessionId, sessionId))
  const rows = await test.db.select().from(testProblems).where(eq(testProblems.sessionId, sessionId))
  const row = rows.find((one) => one.seq === seq)
  const known = row && (await loadProblems(test.db, [row])).get(row.problemId)
  if (!session || !known) throw new Error(`No problem ${seq} in the test.`)
  const response = JSON.parse(await respond(test, row.problemId, verdict))
  return JSON.stringify(aliasesOf(session, known, row).toWire(response))
}
