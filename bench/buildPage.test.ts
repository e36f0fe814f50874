import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildPage } from './buildPage'

/** Chunks that a page without Markdown and without a passage never asks for. */
const LOADED_ON_DEMAND = /\/(RichMarkdown|Passage|Flipbook)\.tsx$/

describe('a page with one single-choice problem and the engine alone', () => {
  it('downloads less than 91 kB of JavaScript and no board, router or component library', async () => {
    const { NODE_ENV } = process.env
    process.env.NODE_ENV = 'production'
    const output = await buildPage().finally(() => {
      process.env.NODE_ENV = NODE_ENV
    })
    const chunks = output.filter((file) => file.type === 'chunk')
    const loaded = chunks.filter((chunk) => !LOADED_ON_DEMAND.test(chunk.facadeModuleId ?? ''))
    expect(loaded.length).toBeLessThan(chunks.length)
    const modules = loaded.flatMap((chunk) => Object.keys(chunk.modules)).join('\n')
    expect(modules).toContain('plugins/selection/Renderer.tsx')
    expect(modules).not.toMatch(/node_modules\/(@dnd-kit|@chakra-ui|@emotion|react-router)/)
    const size = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
    expect(size).toBeLessThan(91_000)
  })
})
