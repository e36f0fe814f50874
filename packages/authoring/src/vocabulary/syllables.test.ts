import { describe, expect, it } from 'vitest'
import { syllablesOf } from './syllables'

const written = (ipa: string) =>
  syllablesOf(ipa).map(({ phones, isStressed }) => `${phones.join(' ')}${isStressed ? ' *' : ''}`)

describe('syllablesOf', () => {
  it('gives the sounds of each syllable and where the stress is', () => {
    expect(written('/ˈhæbət/')).toEqual(['hh ae *', 'b ax t'])
    expect(written('/ˈkɹitʃɚ/')).toEqual(['k r iy *', 'ch er'])
    expect(written('/ˌɛkspəˈdɪʃən/')).toEqual(['eh k *', 's p ax', 'd ih *', 'sh ax n'])
  })

  it('stresses a word of one syllable, which has no mark', () => {
    expect(written('/dʒʌmp/')).toEqual(['jh ah m p *'])
  })

  it('does not stress a syllable just before the main stress', () => {
    expect(written('/ˌɪnˈvɛstəˌɡeɪt/')).toEqual(['ih n', 'v eh *', 's t ax', 'g ey t *'])
  })

  it('names the place of a sound that it does not know', () => {
    expect(() => syllablesOf('/ˈøl/')).toThrow('at "øl"')
  })
})
