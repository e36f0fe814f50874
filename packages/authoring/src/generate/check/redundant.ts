import type { Judge } from './judge'

/** A word, and the word of the same sentence that says it already. */
const SAID_BY: readonly (readonly [word: string, by: RegExp])[] = [
  ['back', /returned/],
  ['up', /rose/],
  ['again', /repeated/],
  ['total', /sum/],
  ['together', /combine|join|gathered/],
  ['free', /gift/],
  ['advance', /warning/],
  ['future', /plans/],
  ['little', /tiny/],
  ['round', /circle/],
  ['into', /entered/],
  ['down', /knelt|descended/],
  ['entirely', /completely/],
  ['be able to', /can/],
  ['giant', /huge/],
  ['her head', /nodded/],
  ['in size', /small/],
  ['midday', /noon/],
  ['past', /history/],
  ['honest', /truth/],
  ['his shoulders', /shrugged/],
  ['single', /every/i],
  ['until later', /postpone/],
  ['forward', /advanced/],
  ['myself', /personally/],
  ['in color', /blue/],
  ['brief', /short/],
  ['to start', /began/],
  ['at night', /midnight/],
  ['loudly', /yelled/],
  ['absolutely', /essential/],
  ['sudden', /explosion/],
  ['in shape', /square/],
]

const isSaidAgain = (word: string, sentence: string): boolean =>
  SAID_BY.some(([again, by]) => again === word && by.test(sentence))

const repeats = (sentence: string): boolean =>
  SAID_BY.some(([again, by]) => new RegExp(`\\b${again}\\b`).test(sentence) && by.test(sentence))

export const redundantJudge: Judge = {
  sentence: ({ before, form, after }) => isSaidAgain(form, `${before}${after}`),
  form: (asked, form) =>
    asked === 'repeats itself'
      ? repeats(form)
      : asked === 'concise'
        ? !repeats(form)
        : isSaidAgain(form, asked),
}
