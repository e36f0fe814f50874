import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path) => readFileSync(path, 'utf8')
const namesIn = (text) => new Set([...text.matchAll(/wordstride_\w+/g)].map(([name]) => name))

describe('ops', () => {
  it.each(['ops/grafana/wordstride.json', 'ops/prometheus/alerts.yaml'])(
    '%s asks only for what /metrics has',
    (path) => {
      const known = namesIn(
        read('packages/server/src/metrics/createMetrics.ts') + read('packages/server/src/showMetrics.ts'),
      )
      const asked = [...namesIn(read(path))].map((name) => name.replace(/_(bucket|count|sum)$/, ''))
      expect(asked.length).toBeGreaterThan(3)
      expect(asked.filter((name) => !known.has(name))).toEqual([])
    },
  )

  it('the image runs what the build wrote, without root, and asks whether it is ready', () => {
    const lines = read('ops/Dockerfile').split('\n')
    expect(lines).toContain('COPY dist/ ./')
    expect(lines).toContain('USER node')
    expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD')))
    expect(read('ops/Dockerfile')).toContain('/readyz')
    expect(read('ops/compose.yaml')).toContain('read_only: true')
  })

  it('secrets come from files, never from variables', () => {
    const given = read('ops/compose.yaml')
    const secrets = /export const SECRETS[^[]*\[\]\s*=\s*\[([^\]]+)\]/.exec(
      read('packages/server/src/secretFiles.ts'),
    )
    const names = [...secrets[1].matchAll(/'(\w+)'/g)].map(([, name]) => name)
    expect(names).toContain('DATABASE_URL')
    for (const name of [...names, 'POSTGRES_PASSWORD']) expect(given).not.toMatch(new RegExp(`\\b${name}\\b`))
    const files = [...given.matchAll(/_FILE: \/run\/secrets\/(\w+)/g)].map(([, file]) => file).sort()
    expect(files).toEqual(['database_url', 'metrics_token', 'postgres_password', 'smtp_url'])
    for (const file of files) expect(given).toContain(`    file: secrets/${file}\n`)
    expect(read('ops/wordstride.service')).toContain('LoadCredential=database_url:')
  })

  it('the proxy takes no old TLS and no weak cipher, and believes no address that a client names', () => {
    const lines = read('ops/haproxy.cfg')
      .split('\n')
      .map((line) => line.trim())
    expect(lines).toContain('ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets')
    const ciphers = lines.filter((line) => line.startsWith('ssl-default-bind-cipher'))
    expect(ciphers).toHaveLength(2)
    for (const name of ciphers.flatMap((line) => line.split(' ')[1].split(':')))
      expect(name).toMatch(/^(TLS|ECDHE)[-_].*(GCM|CHACHA20)/)
    const forwarded = lines.filter((line) => /X-Forwarded-For/.test(line))
    expect(forwarded).toEqual([
      'http-request del-header X-Forwarded-For',
      'http-request set-header X-Forwarded-For %[src]',
    ])
    expect(lines).toContain('http-request deny deny_status 403 if { path_beg /english/ }')
  })
})
