import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOf, targets } from './setup/build.mjs'
import { keepFirstStart } from './setup/firstStart.mjs'
import { root } from './setup/run.mjs'
import { startBuilt } from './testing/startBuilt.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wordstride-artifact-'))
const product = join(folder, 'product')
const dataDir = join(folder, 'data')

let server
let address

beforeAll(async () => {
  cpSync(join(root, 'dist'), product, { recursive: true })
  server = await startBuilt(product, { DATA_DIR: dataDir })
  address = server.address
})
afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function call(path, name, params, token) {
  const reply = await fetch(`${address}/english/api/v1.0/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token, 'x-access-token': token } : {}) },
    body: JSON.stringify({ function: name, params }),
  })
  return reply.json()
}

/** The status of a path as it stands, which fetch would tidy up first. */
const statusOf = (path) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    get({ hostname, port, path }, (reply) => resolve(reply.resume().statusCode)).once('error', reject)
  })

describe('a copy of dist on a machine with Node alone', () => {
  it('gets ready', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('serves nothing that tells of the content or of how it was built', async () => {
    const names = readdirSync(join(product, 'app'), { recursive: true }).map(String)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => /\.map$|manifest\.json|\.vite|pack\.json/.test(name))).toEqual([])
    const pack = gunzipSync(readFileSync(join(product, 'content', 'pack.json.gz'))).toString()
    const { chapters, tests } = JSON.parse(pack)
    const problems = [
      ...chapters.flatMap(({ skills }) => skills.flatMap((skill) => skill.problems)),
      ...tests,
    ]
    const ids = new Set(problems.map(({ problem_id }) => problem_id))
    const idForm = /[\w.'-]+\.[A-Z]{1,2}\d+/g
    expect([...ids].filter((id) => id.match(idForm)?.[0] !== id)).toEqual([])
    const scripts = names.filter((name) => /\.(js|html|css|json)$/.test(name))
    for (const name of scripts) {
      const text = readFileSync(join(product, 'app', name), 'utf8')
      const told = (text.match(idForm) ?? []).filter((id) => ids.has(id))
      expect(told, name).toEqual([])
    }
    for (const path of [
      '/.vite/manifest.json',
      '/assets/../../content/pack.json.gz',
      '/content/pack.json.gz',
      '/server/start.js.map',
      '/media/../pack.json.gz',
      '/media/%2e%2e/pack.json.gz',
      '/media/..%2fpack.json.gz',
      '/media/words/../../pack.json.gz',
    ])
      expect([403, 404], path).toContain(await statusOf(path))
    // What is there is found that way.
    expect(await statusOf('/index.html')).toBe(200)
  })

  it('serves the app with its scripts', async () => {
    const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    expect(html).toContain('<div id="root">')
    const script = await fetch(address + /<script[^>]+src="([^"]+)"/.exec(html)[1])
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/javascript/),
    ])
  })

  it('lets a student sign in and learn, with the recordings', async () => {
    // Not the one of the journeys that go on with this database.
    const account = { username: 'superstudent', password: 'superstudent' }
    const { data } = await call('userauth', 'login', account)
    const course = { section_type: 'ae.voc', grade_id: 2 }
    const { chapters } = await call('content', 'skillsByUserid', course, data.token)
    const [{ chapter_id, skills }] = chapters
    const lesson = { ...course, chapter_id, skill_id: skills[0].skill_id }
    const { exercises } = await call('content', 'skillLearning', lesson, data.token)
    expect(exercises.length).toBeGreaterThan(0)
    const [recording] = /\/media\/words\/\w+\.mp3/.exec(JSON.stringify(exercises))
    const sound = await fetch(address + recording)
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  })

  it('is built anew when a file changes that is in the bundle of the server', () => {
    const files = new Set(filesOf(targets.find(({ name }) => name === 'server')))
    const bundle = join(root, 'dist/server')
    const named = readdirSync(bundle)
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => JSON.parse(readFileSync(join(bundle, name), 'utf8')).sources)
      .map((source) => relative(root, join(bundle, source)))
      .filter((source) => /^(packages|plugins)\/(?!.*node_modules)/.test(source))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((source) => !files.has(source))).toEqual([])
  })

  it('names no folder of the machine on which it was built', () => {
    expect(readFileSync(join(product, 'server/start.js'), 'utf8')).not.toContain(root)
  })

  it('ends in good order', async () => {
    expect(await server.stop()).toEqual([0, null])
    keepFirstStart(dataDir)
  })
})
