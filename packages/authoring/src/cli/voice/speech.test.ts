import { describe, expect, it } from 'vitest'
import { buildPack } from '../../build/buildPack'
import { spokenSentences } from '../../speech/spokenTexts'
import { oneSkill, writePack } from '../../testing/writePack'
import { levelled, loudnessOf, readWave, writeWave } from './loudness'
import { forVoice } from './pronounced'

const EXERCISES = `  - id: E1
    type: selection
    prompt: "Read it. Which word **rhymes** with *cat*?"
    hints: ["Say it aloud."]
    options:
      - { text: hat, correct: true, why: "It ends in *-at*." }
      - { text: "the big dog", why: "It ends in *-og*." }
      - { text: cup, why: "It ends in *-up*." }
  - id: E2
    type: fill_in_the_blank
    prompt: "Choose."
    hints: ["Say it aloud."]
    text: "The {*cat|cats} ran."
    why: { cat: "One.", cats: "Many." }
  - id: E3
    type: clickable_text
    prompt: "Click it."
    hints: ["Think."]
    text: "[*Sam] [ran]."
    why: { Sam: "A name.", ran: "No name." }`

describe('what is said of a problem', () => {
  it('are its prompt, options, hints, gaps with their choices and texts to click in, not its explanations', () => {
    const { pack, errors } = buildPack(writePack(oneSkill(EXERCISES)))
    expect(errors).toEqual([])
    const said = spokenSentences(pack)
    expect([...said.keys()].sort()).toEqual(
      [
        ...['read it', 'which word rhymes with cat?', 'say it aloud', 'hat', 'the big dog', 'cup'],
        ...['choose', 'the blank ran', 'cat', 'cats', 'blank 1 of 1', 'click it', 'think', 'sam ran'],
      ].sort(),
    )
    expect(said.get('hat')).toBe(2)
  })
})

describe('what the voice is given', () => {
  it.each([
    ['read the first part', 'readnow the first part'],
    ['mom read to us at night', 'mom read to us at night'],
    ['we live by the sea', 'we livehere by the sea'],
    ['which word ends in sh?', 'which word ends in s h?'],
    ['add es', 'add e s'],
    ['the ship is red', 'the ship is red'],
    ['find the letter a', 'find the letter letterey'],
    ['a', 'letterey'],
    ['all end in -at', 'all end in at'],
    ['he is → he’s', 'he is, he’s'],
  ])('for %j is %j', (said, given) => expect(forVoice(said)).toBe(given))
})

describe('loudness', () => {
  const tone = (size: number, seconds: number) =>
    Float32Array.from({ length: 16_000 * seconds }, (_, i) => size * Math.sin(i / 5))

  it.each([0.01, 0.1, 0.9])('of a voice of %s is the same for all, without long silence', (size) => {
    const silence = new Float32Array(16_000)
    const samples = Float32Array.from([...silence, ...tone(size, 1), ...silence])
    const wave = levelled(readWave(writeWave({ rate: 16_000, samples })))
    expect(loudnessOf(wave)).toBeCloseTo(-20, 0)
    expect(wave.samples.length / 16_000).toBeCloseTo(1.18, 1)
  })
})
