import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentPack } from '@wordstride/content'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import postgres from 'postgres'
import { parse, stringify } from 'yaml'
import { buildPack } from '../../packages/authoring/src/build/buildPack'
import { describeError } from '../../packages/authoring/src/build/contentError'

/** Enough words for a list; each of them becomes a dozen problems. */
const WORDS = 12

const GRADE = 2

const [removed = '', folder = '', task] = process.argv.slice(2)
const types = new Set<unknown>(removed.split(','))

type Node = Record<string, unknown>

/** A file's data without the problems of the types. */
function without(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((each: Node) => !types.has(each?.type)).map(without)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      without(key === 'words' ? (value as Node[]).slice(0, WORDS) : value),
    ]),
  )
}

/** Removes the content of the types from the pack of the copy. */
function removeContent(path: string): void {
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) removeContent(join(path, name))
  else writeFileSync(path, stringify(without(parse(readFileSync(path, 'utf8')))))
}

function buildContent(): ContentPack {
  removeContent(folder)
  const { pack, errors } = buildPack(folder)
  assert.deepEqual(errors.map(describeError), [])
  const built = pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems))
  assert.ok(built.length > 100 && pack.tests.length > 0)
  for (const { problem } of [...built, ...pack.tests]) assert.ok(!types.has(problem.problem_type))
  return pack
}

/** An empty database: on the server of TEST_DATABASE_URL, where it takes a tenth of the time, else embedded. */
async function createDatabase() {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    const dataDir = mkdtempSync(join(tmpdir(), 'wordstride-without-'))
    return {
      place: { dataDir, databaseUrl: undefined },
      remove: async () => rmSync(dataDir, { recursive: true }),
    }
  }
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} })
  const name = `wordstride_without_${randomUUID().replaceAll('-', '')}`
  await server.unsafe(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    place: { dataDir: '', databaseUrl: url.href },
    async remove() {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

/** The server over an empty database, with the content, as a student finds it. */
async function serve(pack: ContentPack): Promise<void> {
  const { buildApp } = await import('../../packages/server/src/buildApp')
  const { readConfig } = await import('../../packages/server/src/config')
  const { openDatabase } = await import('../../packages/server/src/db/openDatabase')
  const { seedDatabase } = await import('../../packages/server/src/seed/seedDatabase')
  const { place, remove } = await createDatabase()
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const database = await openDatabase(place)
  const content = { version: pack.version, load: async () => pack }
  await database.prepare((db) => seedDatabase(db, config, new Date(), content))
  const app = await buildApp({ config, ...database })
  const call = async (path: string, name: string, params: Node, token = '') => {
    const headers = { token, 'x-access-token': token }
    const url = `/english/api/v1.0/${path}`
    const reply = await app.inject({ method: 'POST', url, headers, payload: { function: name, params } })
    assert.equal(reply.statusCode, 200, reply.body)
    return reply.json()
  }
  const { data } = await call('userauth', 'login', { username: 'student', password: 'student' })
  const course = { section_type: 'ae.la', grade_id: GRADE }
  const { chapters } = await call('content', 'skillsByUserid', course, data.token)
  assert.ok(chapters.length > 0)
  await app.close()
  await database.close()
  await remove()
}

for (const type of removed.split(',')) assert.equal(registry.get(type), undefined)
assert.ok(registry.types.length > 0)
for (const listed of authoring.keys()) assert.ok(registry.get(listed))
const pack = buildContent()
if (task === 'serve') await serve(pack)
