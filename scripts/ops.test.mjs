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
})
