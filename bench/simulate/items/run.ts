/** `npm run simulate -- items`: which faults the flags find, and which sound problems they accuse. */
import { ITEM_FLAGS } from '@wordstride/learning/items'
import { printTable } from '../../printTable'
import { countFindings } from './countFindings'
import { playItems } from './playItems'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const found = ['first', 'second', 'third', 'fourth'].flatMap((seed) => playItems(seed))
const { planted, hits, sound, accused, of } = countFindings(found)
printTable('Faults in problems, found by their answers', [
  {
    name: `found of ${planted} planted`,
    value: percent(hits / planted),
    goal: '95 %',
    isMet: hits / planted >= 0.95,
  },
  {
    name: `accused of ${sound} sound`,
    value: percent(accused / sound),
    goal: '< 5 %',
    isMet: accused / sound < 0.05,
  },
  ...ITEM_FLAGS.map((flag) => ({
    name: `  ${flag}`,
    value: `${of(flag).found} of ${of(flag).planted}, ${of(flag).accused} accused`,
  })),
])
