import { describe, expect, it } from 'vitest'
import { beginsWithVowel, ipaOf, lookOrSoundDistance } from './pronunciation'

describe('ipaOf', () => {
  it.each([
    ['cat', '/kæt/'],
    ['island', '/ˈaɪlənd/'],
    ['enormous', '/ɪˈnɔɹməs/'],
    ['surprise', '/sɚˈpɹaɪz/'],
    ['discover', '/dɪˈskʌvɚ/'],
  ])('%s is %s', (word, ipa) => expect(ipaOf(word)).toBe(ipa))
  it('does not guess', () => expect(ipaOf('blorptastic')).toBeNull())
})

describe('beginsWithVowel', () => {
  it.each([
    ['hour', true],
    ['honest', true],
    ['umbrella', true],
    ['unanimous', false],
    ['utopia', false],
    ['one', false],
    ['hill', false],
  ])('%s: %s', (word, expected) => expect(beginsWithVowel(word)).toBe(expected))
})

describe('lookOrSoundDistance', () => {
  it('finds words near that look alike or sound alike', () => {
    expect(lookOrSoundDistance('knight', 'night')).toBe(0)
    expect(lookOrSoundDistance('kitten', 'mitten')).toBeLessThan(0.25)
    expect(lookOrSoundDistance('kitten', 'branch')).toBeGreaterThan(0.7)
  })
})
