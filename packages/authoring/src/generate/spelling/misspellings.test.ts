import { describe, expect, it } from 'vitest'
import { slipOf, withoutHardPart } from './misspellings'

describe('slipOf', () => {
  it.each([
    ['hapiness', 'happiness', 'has one *p* instead of two'],
    ['acomodate', 'accommodate', 'has one *c* instead of two and one *m* instead of two'],
    ['dissapear', 'disappear', 'has two *s* instead of one and one *p* instead of two'],
    ['beggining', 'beginning', 'has two *g* instead of one and one *n* instead of two'],
    ['paralell', 'parallel', 'doubles the wrong *l*'],
  ])('counts the letters where only their number is wrong: %s', (misspelled, word, slip) => {
    expect(slipOf(misspelled, word)).toBe(slip)
  })

  it.each([
    ['recieved', 'received', 'has *ie* in place of *ei*'],
    ['goverment', 'government', 'leaves out *n*'],
    ['arguement', 'argument', 'has *e* where it does not belong'],
    ['couriuos', 'curious', 'is wrong in several letters'],
  ])('names the letters elsewhere: %s', (misspelled, word, slip) => {
    expect(slipOf(misspelled, word)).toBe(slip)
  })
})

describe('withoutHardPart', () => {
  it.each([
    ['shopping', ['shoping', 'shopeing'], 'SHO…ING'],
    ['received', ['recieved', 'receved', 'receeved'], 'REC…VED'],
    ['occurred', ['occured', 'ocurred'], 'O…U…ED'],
    ['solemn', ['solem'], 'SOLEM…'],
    ['argument', ['arguement'], 'ARG…MENT'],
  ])(
    'hides what is misspelled in %s, whether vowel or consonant, and not how many letters it has',
    (word, misspellings, shown) => {
      expect(withoutHardPart(word, misspellings)).toBe(shown)
    },
  )
})
