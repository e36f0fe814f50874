import { describe, expect, it } from 'vitest'
import { findRoomCycles } from './rooms.mjs'

/** Modules as dependency-cruiser lists them, from `file: what it imports`. */
const modules = (imports) =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }))

describe('findRoomCycles', () => {
  it('finds rooms that lead back to each other although no file does', () => {
    const cycles = findRoomCycles(
      modules({
        'app/src/home/a.ts': ['app/src/courses/deep/b.ts'],
        'app/src/courses/c.ts': ['app/src/links.ts'],
        'app/src/links.ts': ['app/src/home/d.ts'],
      }),
    )
    expect(cycles).toEqual([
      [
        'app/src/home/a.ts → app/src/courses/deep/b.ts',
        'app/src/courses/c.ts → app/src/links.ts',
        'app/src/links.ts → app/src/home/d.ts',
      ],
    ])
  })

  it('finds the same of the folders in a room, whose own files may know all of them', () => {
    const one = { 'app/src/home/staff/a.ts': ['app/src/home/panels/b.ts'], 'app/src/home/panels/b.ts': [] }
    const back = { ...one, 'app/src/home/panels/b.ts': ['app/src/home/staff/c.ts'] }
    const page = {
      ...one,
      'app/src/home/page.ts': ['app/src/home/staff/a.ts'],
      'app/src/home/panels/b.ts': ['app/src/home/page.ts'],
    }
    expect([one, page, back].map((imports) => findRoomCycles(modules(imports)).length)).toEqual([0, 0, 1])
  })

  it('lets rooms know each other in one direction, tests in both, and packages as their own rules say', () => {
    const cycles = findRoomCycles(
      modules({
        'packages/ui/src/board/a.ts': ['packages/ui/src/actions/b.ts', 'packages/ui/src/board/c.ts'],
        'packages/ui/src/actions/b.test.ts': ['packages/ui/src/board/a.ts'],
        'packages/ui/src/actions/b.ts': ['packages/core/src/board/d.ts', 'node_modules/zod/index.js'],
        'packages/core/src/board/d.ts': ['packages/ui/src/board/a.ts'],
      }),
    )
    expect(cycles).toEqual([])
  })
})
