import { describe, expect, it } from 'vitest'
import { buildPack } from '../../build/buildPack'
import { oneSkill, writePack } from '../../testing/writePack'
import { checkPack } from '../checkPack'

const question = (id: string, right: string, wrong: string, asked = 'Which word is a pet?') => `  - id: ${id}
    type: selection
    level: 1
    prompt: "${asked}"
    hints: ["Think about it."]
    options:
      - { text: "${wrong}", why: "It is none." }
      - { text: "${right}", correct: true, why: "It is one." }`

const repeatsOf = (learned: string, proof: string) =>
  checkPack(buildPack(writePack(oneSkill(learned.replace('    level: 1\n', ''), `proficiency:\n${proof}\n`))))
    .filter(({ rule }) => rule === 'repeats')
    .map(({ path, message }) => `${path} ${message}`)

describe('repeats', () => {
  it('finds a question of practice in the proof of the same skill, with other wrong options too', () => {
    expect(repeatsOf(question('E1', 'kitten', 'bridge'), question('P1', 'kitten', 'ladder'))).toEqual([
      'la.2.test.P1 Asks what la.2.test.E1 asks.',
    ])
  })

  it('passes the same task about something else', () => {
    expect(repeatsOf(question('E1', 'kitten', 'bridge'), question('P1', 'puppy', 'bridge'))).toEqual([])
    expect(
      repeatsOf(question('E1', 'kitten', 'bridge'), question('P1', 'kitten', 'bridge', 'What can purr?')),
    ).toEqual([])
  })
})
