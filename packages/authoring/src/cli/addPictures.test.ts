import { afterEach, expect, it, vi } from 'vitest'
import { oneSkill, writePack } from '../testing/writePack'
import { removeOldPictures } from './pictures'
import { runContent } from './runContent'

vi.mock('./pictures', () => ({
  copyPictures: () => ({ copied: 1, unknown: [] }),
  removeOldPictures: vi.fn(),
}))

const sound = oneSkill('  - { id: E1, type: ordering, hints: [Think.], items: [one, two] }')
const faulty = oneSkill('  - { id: E1, type: ordering, hints: [Think.], items: [one, one] }')

async function pictures(files: Readonly<Record<string, string>>, ...options: string[]) {
  const errors: string[] = []
  const output = { print: () => {}, printError: (line: string) => void errors.push(line) }
  const code = await runContent(['pictures', ...options], output, writePack(files))
  return { code, errors: errors.join('\n'), isRemoving: vi.mocked(removeOldPictures).mock.calls.length > 0 }
}

afterEach(() => void vi.clearAllMocks())

it('removes no picture unasked: what was published in service may show it', async () => {
  expect(await pictures(sound)).toEqual({ code: 0, errors: '', isRemoving: false })
  expect(await pictures(sound, '--prune')).toEqual({ code: 0, errors: '', isRemoving: true })
})

it('tells of faults, whose pictures are not known, and removes none then', async () => {
  expect(await pictures(faulty)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^1 faults: pictures of what they concern are not copied/),
  })
  expect(await pictures(faulty, '--prune')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('1 faults: nothing is removed.'),
    isRemoving: false,
  })
})
