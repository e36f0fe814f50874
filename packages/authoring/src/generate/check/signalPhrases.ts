import type { Judge, Said } from './judge'

const SAYING =
  /(?:writes|notes|answered|explains|said|asks|wrote|remarks|observes|replied)$|(?:According to|In the words of) [A-Z][a-z]+$/
const GOING_ON = /\b(?:that|a|as|too)$/

/** A verb of saying has a comma, a word that leads on has nothing, a whole sentence has a colon. */
function isRight({ before, form }: Said): boolean {
  const [, word = '', mark = ''] = form.match(/^([A-Za-z]+)([,:;]?) "/) ?? []
  const said = `${before}${word}`
  if (GOING_ON.test(said)) return mark === '' && /"[a-z]/.test(form)
  return mark === (SAYING.test(said) ? ',' : ':')
}

export const signalPhraseJudge: Judge = { sentence: isRight }
