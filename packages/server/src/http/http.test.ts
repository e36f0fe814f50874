import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'

let root: string
let test: TestApp
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wordstride-app-'))
  // Where it lies says nothing of its files.
  const folder = join(root, 'assets', 'app')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Wordstride</title>')
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'courses.html'), '<!doctype html><title>Courses first</title>')
  await writeFile(join(folder, 'pages', 'courses.html.br'), 'as brotli')
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets', 'index-1a2b3c.js'), `// ${'long '.repeat(1_000)}`)
  await writeFile(join(folder, 'assets', 'page-4d5e6f.js'), '// as it was written')
  await writeFile(join(folder, 'assets', 'page-4d5e6f.js.gz'), gzipSync('// as it was compressed'))
  test = await createTestApp({ appFolder: folder, environment: { RATE_LIMIT: '50' } })
})
afterAll(async () => {
  await test.close()
  await rm(root, { recursive: true })
})

const html = { accept: 'text/html,application/xhtml+xml' }

describe('static files', () => {
  it.each(['/', '/login', '/home?token=abc', '/homeprofile'])(
    'answers the page %s with the application',
    async (url) => {
      const reply = await test.app.inject({ url, headers: html })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.body).toContain('<title>Wordstride</title>')
    },
  )

  it('answers a page that has HTML of its own with it, compressed at its build and with a tag', async () => {
    const reply = await test.app.inject({ url: '/courses?grade=2', headers: html })
    expect(reply.body).toContain('<title>Courses first</title>')
    expect(reply.headers['cache-control']).toBe('no-cache')
    const headers = { ...html, 'accept-encoding': 'gzip, br' }
    const compressed = await test.app.inject({ url: '/courses', headers })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.body).toBe('as brotli')
    const known = { ...headers, 'if-none-match': compressed.headers.etag }
    expect((await test.app.inject({ url: '/courses', headers: known })).statusCode).toBe(304)
  })

  it('lets hashed assets be kept for ever, compressed', async () => {
    const reply = await test.app.inject({
      url: '/assets/index-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-encoding']).toBe('gzip')
  })

  it('sends what the build has compressed, to who takes it', async () => {
    const url = '/assets/page-4d5e6f.js'
    const compressed = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(compressed.headers['content-type']).toMatch(/javascript/)
    expect(gunzipSync(compressed.rawPayload).toString()).toBe('// as it was compressed')
    const plain = await test.app.inject({ url })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('// as it was written')
  })

  it.each([
    ['a missing asset', '/assets/index-old.js', html],
    ['an unknown call', '/english/api/v1.0/nowhere', html],
    ['a request that is no navigation', '/home', { accept: 'application/json' }],
    ['a path outside the folder', '/..%2f..%2fpackage.json', html],
  ])('answers %s with a JSON 404', async (_, url, headers) => {
    const reply = await test.app.inject({ url, headers })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ is_success: false, status: 'error', message: 'Not found.' })
  })
})

describe('headers', () => {
  it('allows scripts from our own origin only', async () => {
    const reply = await test.app.inject({ url: '/', headers: html })
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const nothing of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${nothing} 'none'`)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('sends no referrer and does not force HTTPS on a plain network', async () => {
    const { headers } = await test.app.inject({ url: '/', headers: html })
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['permissions-policy']).toContain('microphone=()')
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/page-4d5e6f.js', 'application/javascript; charset=utf-8'],
    ['/healthz', 'application/json; charset=utf-8'],
    ['/english/api/v1.0/nowhere', 'application/json; charset=utf-8'],
  ])('says what is in a reply and in which letters: %s', async (url, type) => {
    expect((await test.app.inject({ url, headers: html })).headers['content-type']).toBe(type)
  })

  it.each(['/english/api/v1.0/nowhere', '/media/nothing.mp3', '/healthz', '/assets/page-4d5e6f.js'])(
    'guards what is no page, too: %s',
    async (url) => {
      const { headers } = await test.app.inject({ url })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it.each(['/', '/healthz', '/english/api/v1.0/userauth'])('knows no TRACE: %s', async (url) => {
    const reply = await test.app.inject({ method: 'TRACE' as 'GET', url, headers: { token: 'a-token' } })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.body).not.toContain('a-token')
  })

  it.each(['/assets', '/assets/', '/pages/', '/media/'])('lists no folder: %s', async (url) => {
    const reply = await test.app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('page-4d5e6f')
  })

  it('makes browsers stay with HTTPS where people reach it by that', async () => {
    const behindTls = await createTestApp({ environment: { PUBLIC_URL: 'https://words.school.example' } })
    const { headers } = await behindTls.app.inject({ url: '/healthz' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await behindTls.close()
  })

  it('never lets a reply of a call be cached', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/english/api/v1.0/userauth',
      payload: { function: 'login', params: { username: 'student', password: 'student' } },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('rate limit', () => {
  it('refuses a flood from one address with a JSON 429, but not the health checks', async () => {
    const statuses = new Set<number>()
    for (let request = 0; request < 60; request += 1) {
      statuses.add((await test.app.inject({ url: '/', headers: html })).statusCode)
    }
    expect(statuses).toContain(429)
    const reply = await test.app.inject({ url: '/', headers: html })
    expect(reply.json()).toMatchObject({ is_success: false, status: 'error' })
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  })
})
