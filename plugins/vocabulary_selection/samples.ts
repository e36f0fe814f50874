import {
  arbitraryEnvelope,
  arbitraryKeys,
  arbitraryLabel,
  arbitraryOptions,
  readFixtures,
  type Twins,
} from '@wordstride/testkit'
import * as fc from 'fast-check'
import { FORMS, VOCABULARY_SELECTION } from './schema'

export const fixtures = readFixtures(`${import.meta.dirname}/../../fixtures/vocabulary_selection`)

/** All three forms, with two keys. The meaning of Word Definition changes with the key, as it does in real data. */
export const twins: Twins = fc
  .tuple(
    arbitraryEnvelope(VOCABULARY_SELECTION, 'ae.voc'),
    fc.constantFrom(...FORMS),
    arbitraryLabel,
    arbitraryOptions('w', 2),
  )
  .chain(([envelope, form, text, options]) =>
    arbitraryKeys(options.length, { isSingle: true }).map((keys) => {
      const problem = (key: readonly number[]) => ({
        ...envelope,
        form,
        question_text: text,
        sample_sentence: `${text} ___`,
        definition: form === 'word_definition' ? options[key[0] as number]?.label : text,
        sound: form === 'word_definition' ? text : options[key[0] as number]?.label,
        options: options.map((option, i) => ({ ...option, answer: key.includes(i) })),
      })
      return [problem(keys[0]), problem(keys[1])] as const
    }),
  )
