import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './setup/run.mjs'

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| .+? \| (met|not applicable|not met) \| (.+) \|$/gm),
].map(([, id, state, where]) => ({ id, state, where }))
/** Chapters of which nothing applies, in a line. */
const chapters = [...page.matchAll(/^## V\d+ .+ \((\d+)\): (not applicable)$/gm)]
const filesIn = (text) => [...text.matchAll(/`([^`\s]+\/[^`\s]+|[\w-]+\.json)`/g)].map(([, path]) => path)

describe('docs/asvs.md', () => {
  it('names files that exist', () => {
    const files = filesIn(page).filter((path) => !path.startsWith('@'))
    expect(files.length).toBeGreaterThan(150)
    expect([...new Set(files)].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('has each requirement once, and of what is met a file that shows it', () => {
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))])
    const unshown = rows.filter(({ state, where }) => state === 'met' && filesIn(where).length === 0)
    expect(unshown).toEqual([])
  })

  it('counts right', () => {
    const countOf = (state) =>
      rows.filter((row) => row.state === state).length +
      chapters.reduce((sum, [, count, of]) => sum + (of === state ? Number(count) : 0), 0)
    const [, ...told] = /\*\*(\d+) requirements: (\d+) met, (\d+) not applicable, (\d+) not met\.\*\*/.exec(
      page,
    )
    const counted = ['met', 'not applicable', 'not met'].map(countOf)
    // As many as the standard has of levels 1 and 2.
    expect(told.map(Number)).toEqual([253, ...counted])
    expect(counted.reduce((sum, count) => sum + count)).toBe(253)
  })

  it('counts the rows of each chapter right', () => {
    const wrong = page
      .split(/^## /m)
      .slice(1)
      .map((chapter) => ({ heading: chapter.split('\n')[0], found: chapter.match(/^\| \d/gm)?.length ?? 0 }))
      .filter(({ heading, found }) => !heading.includes(':') && !heading.endsWith(`(${found})`))
    expect(wrong).toEqual([])
  })
})
