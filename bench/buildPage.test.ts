import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../scripts/bundle/filesOf.ts'
import { buildPage } from './buildPage'

describe('a page with one single-choice problem and the engine alone', () => {
  it('asks for four scripts and one stylesheet, without schemas, board, router or component library', async () => {
    const { NODE_ENV } = process.env
    process.env.NODE_ENV = 'production'
    const output = await buildPage().finally(() => {
      process.env.NODE_ENV = NODE_ENV
    })
    const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
    const loaded = filesOf(bundle, ['plugins/selection/Renderer.tsx'])
    const modules = loaded.flatMap(({ moduleIds }) => moduleIds).join('\n')
    expect(modules).not.toMatch(/schema\.ts|Schema\.ts|\/plugin\.ts/)
    expect(modules).not.toMatch(
      /node_modules\/(zod|@dnd-kit|@chakra-ui|@emotion|react-router|react-markdown)/,
    )
    const html = output.find(({ fileName }) => fileName === 'index.html')
    const asked = String(html?.type === 'asset' && html.source).match(/\/assets\/[^"]+/g)
    const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
    const own = [...loaded, ...styles].map(({ fileName }) => `/${fileName}`)
    expect(asked?.toSorted()).toEqual(own.toSorted())
    expect(own).toHaveLength(5)
    const size = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
    expect(size).toBeLessThan(89_500)
  })
})
