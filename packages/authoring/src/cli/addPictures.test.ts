import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oneSkill, writePack } from '../testing/writePack'
import { addPictures } from './commands/words'

const shows = (picture: string, items = '[one, two]'): string => `  - id: E1
    type: ordering
    prompt: "What is this? ![A pet](/media/emoji/${picture}.svg)"
    hints: [Think.]
    items: ${items}`

/** What stands in a folder of pictures afterwards that had an earlier one. */
function pictures(exercises: string, prune = false) {
  const to = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(to, 'earlier.svg'), '<svg/>')
  const errors: string[] = []
  let hasFailed = false
  const context = {
    folder: writePack(oneSkill(exercises)),
    print: () => {},
    printError: (line: string) => void errors.push(line),
    fail: () => {
      hasFailed = true
    },
  }
  addPictures(context, to, { prune })
  return { names: readdirSync(to).sort(), errors: errors.join('\n'), hasFailed }
}

it('copies what a problem shows and removes nothing unasked: what was published in service may show it', () => {
  expect(pictures(shows('dog'))).toEqual({
    names: ['dog.svg', 'earlier.svg'],
    errors: '',
    hasFailed: false,
  })
  expect(pictures(shows('dog'), true)).toEqual({ names: ['dog.svg'], errors: '', hasFailed: false })
})

it('tells of a picture that there is not, and of faults, and removes none then', () => {
  expect(pictures(shows('dgo'))).toMatchObject({
    errors: 'There is no Fluent emoji "dgo".',
    hasFailed: true,
  })
  const faulty = shows('dog', '[one, one]')
  expect(pictures(faulty)).toMatchObject({
    errors: expect.stringMatching(/^1 faults: pictures of what they concern are not copied/),
    hasFailed: true,
  })
  expect(pictures(faulty, true)).toMatchObject({
    names: ['earlier.svg'],
    errors: expect.stringContaining('1 faults: nothing is removed.'),
    hasFailed: true,
  })
})
