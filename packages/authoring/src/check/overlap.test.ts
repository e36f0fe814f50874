import { describe, expect, it } from 'vitest'
import { buildPack } from '../build/buildPack'
import { oneSkill, writePack } from '../testing/writePack'
import { checkPack } from './checkPack'

const question = (asked: string, right = 'kitten') => `  - id: E1
    type: selection
    prompt: "Which word is a pet?\\n\\n${asked}"
    hints: ["Think about it."]
    options:
      - { text: "${right}", correct: true, why: "It is so." }
      - { text: "bridge", why: "It is so." }`

const testFile = (asked: string) => `language:
  - { id: LS1, topic: nouns, prompt: "Which word is a pet?\\n\\n${asked}", answer: "kitten", wrong: ["bridge", "ladder"], why: "It purrs." }
reading: []`

const overlaps = (files: Record<string, string>) =>
  checkPack(buildPack(writePack(files)))
    .filter(({ rule }) => rule === 'overlap')
    .map(({ path, message }) => `${path} ${message}`)

const lesson = (asked: string) => oneSkill(question(asked))
const another = (asked: string) =>
  Object.fromEntries(
    Object.entries(oneSkill(question(asked))).map(([path, text]) => [
      path.replaceAll('grade-2', 'grade-5'),
      text.replaceAll('la.2.', 'la.5.'),
    ]),
  )

describe('overlap', () => {
  it('finds five words in a row of a lesson in a test, but not the task', () => {
    const inTest = (asked: string) => ({
      ...lesson('The kitten sat on the wall.'),
      'tests/grade-4.yaml': testFile(asked),
    })
    expect(overlaps(inTest('A kitten sat on the chair.'))).toEqual([])
    expect(overlaps(inTest('Her kitten sat on the wall, too.'))).toEqual([
      'test.4.nouns.LS1 Stands in la.2.test.E1, too: "kitten sat on the wall …".',
    ])
  })

  it('finds a problem of one grade in another, from seven words in a row', () => {
    expect(
      overlaps({ ...lesson('The kitten sat on the old wall.'), ...another('A kitten sat on the old wall.') }),
    ).toEqual([])
    expect(
      overlaps({
        ...lesson('The kitten sat on the old wall.'),
        ...another('The kitten sat on the old wall.'),
      }),
    ).toHaveLength(1)
  })
})
