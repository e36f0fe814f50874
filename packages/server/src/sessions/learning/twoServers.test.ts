import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX, type CallInput, type CallName, type CallResult, calls, wireCodec } from '@wordstride/api'
import { inArray } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/openDatabase'
import { answers } from '../../db/schema'
import { fillLikeAFirstStart } from '../../testing/fillLikeAFirstStart'
import { exercisesOf, learningPupil } from '../../testing/learningPupil'
import { loadSmallPack } from '../../testing/loadSmallPack'
import { type ServerProcess, startServer } from '../../testing/startServer'

const serverUrl = process.env.TEST_DATABASE_URL

type Answer = CallInput<'saveUserPracticeAnswer'>

const KILLS = 3

async function post<TName extends 'login' | 'skillLearning' | 'saveUserPracticeAnswer'>(
  address: string,
  name: TName,
  params: CallInput<TName>,
  token = '',
): Promise<CallResult<TName>> {
  const call = calls[name as CallName]
  const reply = await fetch(`${address.replace(/\/$/, '')}${API_PREFIX}/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ function: name, params: wireCodec(call.params).toWire(params) }),
  })
  return wireCodec(call.result).fromWire(await reply.json()) as CallResult<TName>
}

describe.skipIf(!serverUrl)('two servers on one PostgreSQL', () => {
  it('[SR-17] no answer is lost or doubled and no verdict is wrong while one is killed again and again', {
    timeout: 180_000,
  }, async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const content = await loadSmallPack()
    await fillLikeAFirstStart(database, content)
    const environment = { DATABASE_URL: url.href, RATE_LIMIT: '0', LEAST_TIMES: 'off', LOG_LEVEL: 'silent' }
    const steady = startServer(environment)
    const addresses = [await steady.ready, '']
    let shaky: ServerProcess = startServer(environment)
    addresses[1] = await shaky.ready

    const pupils = content.chapters
      .filter(({ section_type }) => section_type === 'ae.la')
      .flatMap((chapter) => chapter.skills.map((skill) => ({ chapter, skill })))
    const { data } = await post(addresses[0] as string, 'login', {
      username: 'student',
      password: 'student',
    })
    const token = data?.token ?? ''
    const told = new Map<string, string>()
    const wrong: Answer[] = []
    let isOver = false
    let turn = 0
    async function ask<TName extends 'skillLearning' | 'saveUserPracticeAnswer'>(
      name: TName,
      params: CallInput<TName>,
    ) {
      for (;;) {
        const reply = await post(addresses[turn++ % 2] as string, name, params, token).catch(() => null)
        if (reply?.isSuccess) return reply as Extract<CallResult<TName>, { isSuccess: true }>
        await sleep(30)
      }
    }
    /** Opens one session of the skill after the other and answers every second exercise wrongly first. */
    const work = async ({ chapter, skill }: (typeof pupils)[number]) => {
      const { grade_id: gradeId, chapter_id: chapterId } = chapter
      const place = { sectionType: 'ae.la', gradeId, chapterId, skillId: skill.skill_id } as const
      const pupil = learningPupil(skill, '', { grade: gradeId })
      while (!isOver) {
        const { sessionId, userLastProblemId } = await ask('skillLearning', place)
        const exercises = exercisesOf(skill)
        const next = exercises.findIndex(({ problem_id }) => problem_id === userLastProblemId) + 1
        const cycle = [...exercises.slice(next), ...exercises.slice(0, next)]
        for (const [i, problem] of cycle.entries()) {
          for (const verdict of i % 2 === 0 ? (['incorrect', 'correct'] as const) : (['correct'] as const)) {
            const answer = pupil.answer(problem, verdict, { sessionId })
            const reply = await ask('saveUserPracticeAnswer', answer)
            told.set(answer.moreParameters.answerId, reply.verdict)
            if (reply.verdict !== verdict) wrong.push(answer)
          }
        }
      }
    }
    const workers = pupils.map(work)
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(1000)
      await shaky.stop('SIGKILL')
      shaky = startServer(environment)
      addresses[1] = await shaky.ready
    }
    await sleep(500)
    isOver = true
    await Promise.all(workers)
    await Promise.all([steady.stop('SIGTERM'), shaky.stop('SIGTERM')])

    const ids = [...told.keys()]
    const rows = await database.db
      .select({ answerId: answers.answerId, verdict: answers.verdict, seq: answers.seq })
      .from(answers)
      .where(inArray(answers.answerId, ids))
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    expect(wrong).toEqual([])
    expect(ids.length).toBeGreaterThan(20)
    expect(new Map(rows.map(({ answerId, verdict }) => [answerId, verdict]))).toEqual(told)
    expect(rows).toHaveLength(ids.length)
    expect(rows.filter(({ seq }) => seq === null)).toEqual([])
  })
})
