import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './setup/run.mjs'

const HOVER_BLOCK = '@media (hover: hover) {'

/** The styles without what is for a pointer that hovers. */
function withoutHoverBlocks(css) {
  const from = css.indexOf(HOVER_BLOCK)
  if (from < 0) return css
  let end = from + HOVER_BLOCK.length
  for (let depth = 1; depth > 0; end++) {
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
  }
  return css.slice(0, from) + withoutHoverBlocks(css.slice(end))
}

const ROOMS = ['app', 'packages', 'plugins', 'bench', 'scripts', '.storybook']

const files = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
).filter((name) => name.endsWith('.css') && !/[\\/](node_modules|dist)[\\/]/.test(name))

describe('styles', () => {
  it('under a finger nothing stays hovered: every :hover is for a pointer that hovers', () => {
    const outside = files.filter((file) =>
      withoutHoverBlocks(readFileSync(join(root, file), 'utf8')).includes(':hover'),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(outside).toEqual([])
  })
})
