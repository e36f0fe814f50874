import { randomUUID } from 'node:crypto'
import { buildApp } from '../../packages/server/src/buildApp'
import { readConfig } from '../../packages/server/src/config'
import type { OpenDatabase } from '../../packages/server/src/db/openDatabase'
import type { Student } from './fillDatabase'
import type { RightAnswer } from './gradedLoad'
import type { BenchSkill } from './load'

interface Counts {
  /** Most that one call of the name sent, without those for what a process keeps in mind. */
  statements: number
  transactions: number
}

interface Options {
  database: OpenDatabase
  student: Student
  skill: BenchSkill
  rightAnswer: RightAnswer
}

/** How many statements each call of a student sends, and how many transactions it opens for them, by its name. */
export async function countStatements({ database, student, skill, rightAnswer }: Options) {
  const { db } = database
  const seen: Counts = { statements: 0, transactions: 0 }
  database.watch(() => {
    seen.statements++
  })
  const { transaction } = db
  db.transaction = (...work) => {
    seen.transactions++
    return transaction.apply(db, work) as never
  }
  const config = readConfig({ APP_ENV: 'production', RATE_LIMIT: '0', LOG_LEVEL: 'error' })
  const app = await buildApp({ config, db, openSql: database.openSql, hasLeastTimes: false })
  const counts = new Map<string, Counts>()

  const call = async (path: string, name: string, params: object) => {
    const before = { ...seen }
    const reply = await app.inject({
      method: 'POST',
      url: `/english/api/v1.0/${path}`,
      headers: { token: student.token },
      payload: { function: name, params },
    })
    const body = reply.json()
    if (!body.is_success) throw new Error(`${name}: ${reply.body}`)
    const most = counts.get(name) ?? { statements: 0, transactions: 0 }
    counts.set(name, {
      statements: Math.max(most.statements, seen.statements - before.statements),
      transactions: Math.max(most.transactions, seen.transactions - before.transactions),
    })
    return body
  }

  const learn = async () => {
    const opened = await call('content', 'skillLearning', {
      section_type: skill.section,
      grade_id: skill.grade,
      chapter_id: skill.chapterId,
      skill_id: skill.skill.skill_id,
    })
    const { session_uuid } = opened
    let clock = Date.now()
    for (const answer of skill.answers.slice(0, 2)) {
      await call('userpractice', 'saveUserPracticeAnswer', {
        section_type: skill.section,
        session_uuid,
        grade_id: skill.grade,
        skill_id: skill.skill.skill_id,
        problem_id: answer.problemId,
        group_answer: answer.right,
        first_time_correct: 1,
        learning_pass: false,
        phase: 'LEARNING_SESSION',
        start_ts: ++clock,
        end_ts: ++clock,
        skill_start_level: 0,
        skill_end_level: 0,
        more_parameters: { answer_id: randomUUID(), hint_checked: false },
      })
    }
    await call('sessionevent', 'recordSessionEvents', {
      session_uuid,
      events: [{ type: 'left', at: ++clock }],
    })
  }
  const check = async () => {
    const session = await call('proficiency', 'takeProficiency', {
      section_type: skill.section,
      current_grade: skill.grade,
    })
    let clock = Date.now()
    for (const { problem_id, problem } of session.problems) {
      await call('checkanswer', 'checkAnswer', {
        session_uuid: session.session_uuid,
        problem_id,
        answer_id: randomUUID(),
        group_answer: rightAnswer(problem),
        start_ts: ++clock,
        end_ts: ++clock,
        hint_checked: false,
      })
    }
  }
  /** So often that all problems of the grade are known to the process. */
  const WARM = 30
  for (let round = 0; round < WARM; round++) {
    await learn()
    await check()
  }
  counts.clear()
  await learn()
  await check()
  await app.close()
  db.transaction = transaction
  return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))
}
