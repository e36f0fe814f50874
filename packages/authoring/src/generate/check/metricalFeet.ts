import { phonesOf } from '../../facts/sounds'
import { kindJudge } from './kinds'

/** The main stress among the syllables of the CMU dictionary. */
const FEET: Readonly<Record<string, string>> = {
  '01': 'iamb',
  '10': 'trochee',
  '001': 'anapest',
  '100': 'dactyl',
}

const stressesOf = (word: string): string =>
  phonesOf(word)
    .flatMap((phone) => phone.match(/\d$/) ?? [])
    .map((stress) => (stress === '1' ? '1' : '0'))
    .join('')

export const metricalFeetJudge = kindJudge(Object.values(FEET), (word) => FEET[stressesOf(word)])
