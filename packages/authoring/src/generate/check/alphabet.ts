import type { Judge } from './judge'

const collator = new Intl.Collator('en')
const isSorted = (words: readonly string[]): boolean =>
  words.every((word, i) => i === 0 || collator.compare(words[i - 1] as string, word) < 0)

export const alphabetJudge: Judge = {
  order: isSorted,
  form: (asked, form) => {
    const [low = '', high = ''] = asked.split(' – ')
    return high === '' ? isSorted(form.split(', ')) : isSorted([low, form, high])
  },
  among: (asked, form, options) => {
    if (asked !== 'first' && asked !== 'last') return null
    const others = options.filter((option) => option !== form)
    return others.every((other) => isSorted(asked === 'first' ? [form, other] : [other, form]))
  },
}
