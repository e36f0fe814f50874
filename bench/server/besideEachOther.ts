import type { ContentPack } from '@wordstride/content'
import postgres from 'postgres'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { addHistory, addLevels, addStudents, type Student } from './fillDatabase'
import { type RightAnswer, runGradedLoad } from './gradedLoad'
import { measureInTurn, type Side } from './inTurn'
import { type BenchSkill, lasting, runLoad } from './load'
import { processorTime } from './processorTime'
import { startServer } from './serverProcess'

interface Surroundings {
  server: { url: string; pid: number }
  pack: ContentPack
  skills: readonly BenchSkill[]
  rightAnswer: RightAnswer
  gradeId: number
  studentCount: number
  port: number
  turns: { rounds: number; seconds: number; warmSeconds: number }
}

interface School {
  name: string
  /** Another build than this one, whose tables the database has. */
  dist?: string
  history: number
}

/** A database of its own on the server, with content, students and what they did in earlier terms. */
async function fillSchool(
  { server, pack, gradeId, studentCount, port }: Surroundings,
  { name, dist, history }: School,
) {
  const admin = postgres(server.url, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const environment = { DATABASE_URL: url.href, JOBS: 'off' }
  await (await startServer(port, environment, dist)).stop()
  const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
  const students = await addStudents(database.db, studentCount)
  const skillIds = pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === gradeId)
    .flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id))
  await addLevels(database.db, students, gradeId, skillIds)
  if (history > 0) {
    const began = performance.now()
    await addHistory(database.patient, history, { students })
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${name}: ${history.toLocaleString('en')} answers of earlier terms, filled in ${seconds} s`)
  }
  await database.close()
  return { environment, students }
}

const learningLoad = ({ skills }: Surroundings, students: readonly Student[]): Side['load'] => {
  return (address, durationMs) =>
    runLoad({ address: () => address, students, skills, isOver: lasting(durationMs) })
}

const gradedLoad =
  ({ gradeId, rightAnswer }: Surroundings, students: readonly Student[]): Side['load'] =>
  (address, durationMs) =>
    runGradedLoad({ address, students, gradeId, rightAnswer, durationMs })

/** Saves of the same students over databases or builds that differ, in turn. */
export async function measureBesideEachOther(
  around: Surroundings,
  schools: readonly (School & { title: string })[],
) {
  const filled: (School & { title: string } & Awaited<ReturnType<typeof fillSchool>>)[] = []
  for (const school of schools) filled.push({ ...school, ...(await fillSchool(around, school)) })
  const measure = (load: typeof learningLoad) =>
    measureInTurn(
      filled.map(({ title, environment, dist, students }, i) => ({
        title,
        environment,
        ...(dist ? { dist } : {}),
        port: around.port + i,
        load: load(around, students),
      })),
      around.turns,
      () => processorTime(around.server.pid),
    )
  console.log('Answers of learning sessions')
  console.table(await measure(learningLoad))
  console.log('Answers of graded sessions')
  console.table(await measure(gradedLoad))
}
