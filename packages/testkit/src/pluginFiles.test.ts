import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingFiles, ownColorsIn } from './pluginFiles'

const template = join(import.meta.dirname, '../../../scripts/templates/plugins/my_type')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordstride-files-'))
  cpSync(template, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('missingFiles', () => {
  it('has nothing to say of the template', () => {
    expect(missingFiles(folder)).toEqual([])
  })

  it.each(['README.md', 'plugin.test.ts', 'Renderer.test.tsx', 'Renderer.stories.tsx'])(
    'tells that %s is missing, what it is for and what to do',
    (file) => {
      rmSync(join(folder, file))
      const [message, ...others] = missingFiles(folder)
      expect(others).toEqual([])
      expect(message).toMatch(new RegExp(`${file} is missing: it .+\\. Write it as the template has it`))
    },
  )

  it('tells which story is missing, and that a test runs no kit', () => {
    writeFileSync(join(folder, 'Renderer.test.tsx'), '')
    writeFileSync(join(folder, 'Renderer.stories.tsx'), 'problemStories(\nexport const Default: StoryObj = 1')
    const [test, stories] = missingFiles(folder)
    expect(test).toContain('Renderer.test.tsx has no describeRenderer(')
    expect(stories).toContain('Renderer.stories.tsx has no export const Answered, export const Correct')
    expect(stories).not.toContain('Default')
  })
})

describe('missingFiles of a type with a story of its own', () => {
  it('tells that the story is missing, until it is there', () => {
    const stories = join(folder, 'Renderer.stories.tsx')
    expect(missingFiles(folder, ['OverAnswered'])).toEqual([
      `${stories} has no export const OverAnswered: it shows the type in every state, and is tested in a browser. Add it.`,
    ])
    appendFileSync(stories, 'export const OverAnswered: StoryObj = story(full)')
    expect(missingFiles(folder, ['OverAnswered'])).toEqual([])
  })
})

describe('ownColorsIn', () => {
  it('has nothing to say of the template', () => {
    expect(ownColorsIn(folder)).toEqual([])
  })

  it.each(['color: #333', 'background:white', 'border: 1px solid rgb(0 0 0 / 50%)'])(
    'tells of %s',
    (declared) => {
      writeFileSync(join(folder, 'Own.module.css'), `.own:hover { ${declared}; }`)
      const [message] = ownColorsIn(folder)
      expect(message).toContain(`Own.module.css has "${declared}", a color of its own`)
    },
  )

  it('passes over names, comments and the colors of the theme', () => {
    writeFileSync(
      join(folder, 'Own.module.css'),
      '/* color: red; */ .white { color: var(--ws-black); border: 1px solid currentcolor; }',
    )
    expect(ownColorsIn(folder)).toEqual([])
  })
})
