import type { Judge, Said } from './judge'

/** The word by which a saying is known, and the word of its meaning. */
const MEANINGS: readonly (readonly [saying: RegExp, meaning: RegExp])[] = [
  [/lend me a hand/i, /help/],
  [/early bird/, /start early/],
  [/piece of cake/, /easy/],
  [/many hands/i, /easier/],
  [/cold feet/, /afraid/],
  [/look before/i, /think/],
  [/all ears/, /listening/],
  [/chickens/, /too soon/],
  [/beans/, /told/],
  [/practice/i, /often/],
  [/blue moon/, /rarely/],
  [/better late/i, /beats/],
  [/hot water/, /trouble/],
  [/two heads/i, /ideas/],
  [/lost her head/, /calmly/],
  [/actions/i, /counts most/],
  [/the hay/, /bed/],
  [/stitch/, /mending early/],
  [/two peas/, /alike/],
  [/judge a book/, /fool/],
  [/in the dumps/, /sad/],
  [/mice/, /misbehave/],
  [/last legs/, /stop working/],
  [/smoke, there/, /cause/],
  [/new leaf/, /behave better/],
  [/haste/i, /hurrying/],
  [/pulling your leg/, /joking/],
  [/silver lining/, /good side/],
  [/hands full/, /busy/],
  [/squeaky/, /complain/],
  [/green thumb/, /plants$/],
  [/rome wasn't/i, /take time/],
  [/rings a bell/, /familiar/],
  [/cooks spoil/, /helpers/],
  [/midnight oil/, /worked late/],
  [/great oaks/i, /start small/],
]

const isRight = ({ before, form }: Said): boolean =>
  MEANINGS.some(([saying, meaning]) => saying.test(before) && meaning.test(form))

export const sayingJudge: Judge = { sentence: isRight }
