import type { Judge, Said } from './judge'

/** One of its kind: a name, or a person or thing of which there is only one. */
const UNIQUE =
  /^(?:[A-Z][a-z]+|The (?:Pacific|Amazon|Sahara|Eiffel Tower)|Mr\. Haddad|(?:My|Her) (?:mother|father|husband|parents|youngest brother)|Our only car)$/
const GENERAL = /^(?:Anyone|Anything|Nobody|Someone|Those|People|Drivers|Plants|Bread)$/

/** The clause about what is one of its kind stands between two commas; any other has none. */
function isRight({ before, form }: Said): boolean {
  const noun = `${before}${form}`.split(/,? (?:who|which|whose|where|that)\b/)[0] ?? ''
  const isExtra = UNIQUE.test(noun) && !GENERAL.test(noun) && !/\bthat\b/.test(form)
  return isExtra ? /^[A-Za-z]+, [^,]+,$/.test(form) : !form.includes(',') && /\b(?:who|that)\b/.test(form)
}

export const restrictiveJudge: Judge = { sentence: isRight }
