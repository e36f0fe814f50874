import { kindJudge } from './kinds'

/** What readers make up. */
const ADDED =
  /Business|careless|prison|escape|hated each|died|rich|robbed|badly built|let her win|in love|wedding/
/** What readers say again. */
const AGAIN =
  /was locked at|bus was late|once a sailor|not like the cold|in common|there was no letter|proud of the garden|with coins|Ice was why|surprised that|salt in|dozen/

export const inferenceStrengthJudge = kindJudge(
  ['stated in the text', 'inferred from clues', 'not supported by the text'],
  (example) => {
    const said = example.split('Reader: ')[1] ?? ''
    return ADDED.test(said)
      ? 'not supported by the text'
      : AGAIN.test(said)
        ? 'stated in the text'
        : 'inferred from clues'
  },
)
