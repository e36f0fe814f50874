import { phonesOf } from '../../facts/sounds'
import type { Judge } from './judge'

/** 'c in cat to h': the letters say it, and the dictionary hears one other sound. */
export const changeJudge: Judge = {
  form: (asked, form) => {
    const [, from = '', word = '', to = ''] = asked.match(/^(\w) in (\w+) to (\w)$/) ?? []
    const [before, after] = [phonesOf(word), phonesOf(form)]
    return (
      word.split(from).join(to) === form &&
      before.length === after.length &&
      before.filter((phone, i) => phone !== after[i]).length === 1
    )
  },
}

const countOf = (sentence: string): number => (sentence.match(/[A-Za-z']+/g) ?? []).length

/** A sentence and its number, or a number and its sentence. */
export const countJudge: Judge = {
  form: (asked, form) =>
    /^\d$/.test(asked) ? countOf(form) === Number(asked) : countOf(asked) === Number(form),
}

const PEOPLE = /\b(?:Grandma|Grandpa|Dad|Mom|Mrs\. Lee|my friend)\b/i
const TIMES = /^(?:at (?:noon|night)|on Friday|in (?:the morning|winter)|after )/i
const PLACES = /^(?:in|on|under|by) (?:the|my|a|elm) ?/i

/** What an answer tells, by its first words. */
function askedBy(answer: string): string {
  if (/^because\b/i.test(answer)) return 'Why'
  if (TIMES.test(answer)) return 'When'
  if (/^(?:with|by bus|they fly|on foot)\b/i.test(answer)) return 'How'
  if (PLACES.test(answer)) return 'Where'
  if (PEOPLE.test(answer)) return 'Who'
  return 'What'
}

export const questionJudge: Judge = {
  sentence: ({ form, after }) => askedBy(after.split('? ')[1] ?? '') === form,
}

export const letterNameJudge: Judge = {
  form: (asked, form) => {
    const letter = asked.at(-1) ?? ''
    const isSmall = form === form.toLowerCase()
    return (
      form !== letter &&
      form.toLowerCase() === letter.toLowerCase() &&
      asked.startsWith(isSmall ? 'small' : 'big')
    )
  },
}

export const letterOrderJudge: Judge = {
  form: (asked, form) => {
    const step = asked.startsWith('after') ? 1 : -1
    return form.charCodeAt(0) === (asked.at(-1) ?? '').charCodeAt(0) + step
  },
}
