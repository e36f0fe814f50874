import { succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { menuAuthOf } from '../../access/toggles'
import { openContent } from '../../content/problemCache'
import { newSessionId } from '../../db/sessionIds'
import type { CallContext } from '../../dispatch/callContext'
import { inStudentTurn } from '../../standing/inStudentTurn'
import { asTold, scoreOf, type UserSkill } from '../../standing/skillStandings'
import { findOpenSession } from '../log/sessionRow'
import type { ChosenSkills } from './chooseSkills'
import { describeNew, describeResumed } from './describeSession'
import { createSession, findLastSeen, type GradedScope, planSession } from './planSession'

const noProblems = (section: CourseSection, entries: readonly UserSkill[]) =>
  succeed({
    sessionId: null,
    startedAt: null,
    isResumed: false,
    events: [],
    userStartingScore: scoreOf(section, entries.map(asTold)),
    problems: [],
  })

interface Opening {
  scope: GradedScope
  path: string | null
  request: unknown
  entries: readonly UserSkill[]
  isForced: boolean
  choose(): Promise<ChosenSkills>
}

/** Gives the unfinished session back, or makes one; two tabs at once get the same. */
export async function takeSession({ choose, ...opening }: Opening, context: CallContext) {
  const { scope, entries, path, request, isForced } = opening
  const { db, now, caller, random, hasLeastTimes } = context
  const [content, known] = await Promise.all([
    openContent(db),
    isForced ? null : findOpenSession(db, scope, now),
  ])
  const view = { showsContentId: menuAuthOf(caller.user).show_problem_id, findProblem: content.findProblem }
  if (known) return succeed(await describeResumed(db, known, view))
  const [{ chosen, inTurn }, lastSeen] = await Promise.all([choose(), findLastSeen(db, scope)])
  const plan = await planSession({
    ...scope,
    sessionId: newSessionId(now),
    path,
    entries,
    chosen,
    inTurn,
    content,
    lastSeen,
    random,
    hasLeastTimes,
  })
  if (!plan) return noProblems(scope.sectionType, entries)
  const student = { userId: scope.userId, section: scope.sectionType }
  const opened = await inStudentTurn(db, student, async (tx) => {
    const other = isForced ? null : await findOpenSession(tx, scope, now)
    return other ?? createSession(tx, plan, { userId: scope.userId, request }, context)
  })
  return succeed(
    await ('exercises' in opened ? describeNew(opened, view) : describeResumed(db, opened, view)),
  )
}
