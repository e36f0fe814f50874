import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { KillReport } from './runKills'

export interface Part extends KillReport {
  database: 'PostgreSQL' | 'PGlite'
}

/** Adds a part to the file of all of them, a line each, and sums them up by database. */
export function sumParts(file: string, part: Part): Record<string, KillReport> {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(part)}\n`)
  const sums: Record<string, KillReport> = {}
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { database, ...one } = JSON.parse(line) as Part
    const sum = sums[database] ?? { kills: 0, acknowledged: 0, lost: 0, doubled: 0, changed: 0, wrong: 0 }
    for (const key of Object.keys(sum) as (keyof KillReport)[]) sum[key] += one[key]
    sums[database] = sum
  }
  return sums
}
