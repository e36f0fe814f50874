import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX, type CallInput, type CallName, type CallResult, calls, wireCodec } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import type { Verdict } from '@wordstride/core'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers } from '../db/schema'
import { exercisesOf, learningPupil } from './learningPupil'

type Call = 'login' | 'skillLearning' | 'saveUserPracticeAnswer'

export interface SteadyWork {
  /** Acknowledged answers with their verdicts, by id. */
  told: ReadonlyMap<string, Verdict>
  /** Answers whose verdict was not the right one. */
  wrong: readonly string[]
  /** Replies of the server that it had failed. */
  faults: readonly string[]
  /** Lets every pupil end what is on its way. */
  stop(): Promise<void>
}

interface Options {
  content: Pick<ContentPack, 'chapters'>
  userNames: readonly string[]
  /** Where the next request goes. */
  nextAddress(): string
}

/** Pupils, one a language arts skill for each of the accounts, who open sessions and answer without a pause until they are stopped. */
export async function startPupils({ content, userNames, nextAddress }: Options): Promise<SteadyWork> {
  const told = new Map<string, Verdict>()
  const wrong: string[] = []
  const faults: string[] = []
  let isOver = false

  async function post<TName extends Call>(name: TName, params: CallInput<TName>, token: string) {
    const call = calls[name as CallName]
    const reply = await fetch(`${nextAddress().replace(/\/$/, '')}${API_PREFIX}/${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ function: name, params: wireCodec(call.params).toWire(params) }),
    })
    const text = await reply.text()
    if (reply.status >= 500) faults.push(`${name}: ${reply.status} ${text}`)
    return wireCodec(call.result).fromWire(JSON.parse(text)) as CallResult<TName>
  }
  /** Asks until somebody grants it, as the outbox does. */
  async function ask<TName extends Call>(name: TName, params: CallInput<TName>, token: string) {
    for (;;) {
      const reply = await post(name, params, token).catch(() => null)
      if (reply?.isSuccess) return reply as Extract<CallResult<TName>, { isSuccess: true }>
      await sleep(30)
    }
  }

  const skills = content.chapters
    .filter(({ section_type }) => section_type === 'ae.la')
    .flatMap((chapter) => chapter.skills.map((skill) => ({ chapter, skill })))
  /** Opens one session of the skill after the other and answers every second exercise wrongly first. */
  const work = async ({ chapter, skill }: (typeof skills)[number], token: string) => {
    const { grade_id: gradeId, chapter_id: chapterId } = chapter
    const place = { sectionType: 'ae.la', gradeId, chapterId, skillId: skill.skill_id } as const
    const pupil = learningPupil(skill, '', { grade: gradeId })
    while (!isOver) {
      const { sessionId, userLastProblemId } = await ask('skillLearning', place, token)
      const exercises = exercisesOf(skill)
      const next = exercises.findIndex(({ problem_id }) => problem_id === userLastProblemId) + 1
      const cycle = [...exercises.slice(next), ...exercises.slice(0, next)]
      for (const [i, problem] of cycle.entries()) {
        for (const verdict of i % 2 === 0 ? (['incorrect', 'correct'] as const) : (['correct'] as const)) {
          const answer = pupil.answer(problem, verdict, { sessionId })
          const reply = await ask('saveUserPracticeAnswer', answer, token)
          told.set(answer.moreParameters.answerId, reply.verdict)
          if (reply.verdict !== verdict) wrong.push(answer.moreParameters.answerId)
        }
      }
    }
  }
  const workers: Promise<void>[] = []
  for (const username of userNames) {
    const { data } = await post('login', { username, password: username }, '')
    const token = data?.token ?? ''
    workers.push(...skills.map((skill) => work(skill, token)))
  }
  return {
    told,
    wrong,
    faults,
    async stop() {
      isOver = true
      await Promise.all(workers)
    },
  }
}

/** What is stored of acknowledged answers: their verdicts by id, and how many rows there are, and without a place. */
export async function readTold(db: Database, told: SteadyWork['told']) {
  const rows = await db
    .select({ answerId: answers.answerId, verdict: answers.verdict, seq: answers.seq })
    .from(answers)
    .where(inArray(answers.answerId, [...told.keys()]))
  return {
    verdicts: new Map(rows.map(({ answerId, verdict }) => [answerId, verdict])),
    rows: rows.length,
    withoutPlace: rows.filter(({ seq }) => seq === null).length,
  }
}
