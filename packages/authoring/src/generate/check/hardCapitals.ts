import type { Judge, Said } from './judge'

/** Words that have a capital wherever they stand. */
const ALWAYS =
  /^(?:Spanish|Mexican|Swahili|English|French|Indian|Raj|Ohio|August|Rocky|Lincoln|Thursday|Chen|Erie|Memorial|Lupe|Mississippi|December|Bear|Rao)$/i

/** Words that have one only as a part of a name, with the other part beside them. */
const PART =
  /\b(?:(?:ohio|mississippi) river|rocky mountains|bear mountain|lake erie|memorial day|president lincoln|dr\. chen|captain rao|aunt lupe|uncle raj)\b/i

/** Words of kinship that stand for a name unless an owner stands before them. */
const KIN = /^(?:grandma|dad|uncle|mother)$/i
const OWNER = /\b(?:my|his|her|our)$/i

/** Word by word: has it the capital that it must have, and no other? */
function isRight({ before, form }: Said): boolean {
  const words = form.split(' ')
  const partsOfNames = new Set((form.match(PART)?.[0] ?? '').toLowerCase().split(' '))
  return words.every((word, i) => {
    const plain = word.replace(/,$/, '').toLowerCase()
    const isOwned = OWNER.test([before.trim(), ...words.slice(0, i)].join(' ').trim())
    const wants = ALWAYS.test(plain) || (KIN.test(plain) ? !isOwned : partsOfNames.has(plain))
    return /^[A-Z]/.test(word) === wants
  })
}

export const hardCapitalJudge: Judge = { sentence: isRight }
