import type { Judge, Said } from './judge'

/** The words of the own sentence before the place, and the first word after it. */
interface Place {
  start: string
  form: string
  next: string
}

const OPENS = /^"?(?:When|After|Because|If|Although|As|Before|While) /
const PLURAL_OWNERS = /\b(?:two|three|Both of the|All the|Many) $/
const SINGULAR_HEAD = /^(?:Each|One|Every|A|The (?:taste|row|price|sound|box|chest)) /
const OBJECT_BEFORE =
  /\b(?:taught my brother|to|with the captain|Between you|for|asked Tariq)(?: [A-Z]\w+)? and $/
const UNCOUNTED = /^(?:ice|room|water|money)$/
const PASTS = /^(?:lost|built|hid|cut|broke|taught|bought|rose|grew|knew|flew|forgot)$/
const MODAL = /^(?:should|could|must|might|would|may) /
const RESTS = /^(?:down|awake|still|for)$/

/** Each rule finds its places by the form, and says whether the form is right there. */
const RULES: readonly (readonly [place: RegExp, isRight: (place: Place) => boolean])[] = [
  [
    /^(?:\w+ )*\w+[,;] ?\w+( \w+)?,? (?:the|it|they|he|she|we|critics|phones|some)$|^\w+; \w+ \w+$/,
    ({ start, form }) =>
      OPENS.test(start)
        ? /^\w+, \w+$/.test(form)
        : /^[\w ]+; [\w ]+, \w+$/.test(form) || /^\w+, (?:so|but|and|yet) \w+$/.test(form),
  ],
  [
    /^\w+,? (?:(?:so|but|and|yet) )?(?:we|you|the|they|it|I|he|nobody|my)$/,
    ({ start, form }) =>
      OPENS.test(start) ? /^\w+, \w+$/.test(form) : /^\w+, (?:so|but|and|yet) \w+$/.test(form),
  ],
  [/^its'$/, () => false],
  [/^it's$/, ({ next }) => /^(?:not|the|time)$/.test(next)],
  [/^its$/, ({ next }) => !/^(?:not|the|time)$/.test(next)],
  [/^they're$/, ({ next }) => next === 'clever'],
  [/^their$/, ({ next }) => next !== 'clever'],
  [/^there$/, () => false],
  [/^I$/, ({ start }) => !OBJECT_BEFORE.test(start)],
  [/^me$/, ({ start }) => OBJECT_BEFORE.test(start)],
  [/^(?:myself|then|that|lesser|affection|infect|which|lain|laid)$/, () => false],
  [
    /^(?:affects?)$/,
    ({ start, form }) => (form === 'affect' ? /\b(?:not|will|maps|summers) $/ : /^Sleep $/).test(start),
  ],
  [/^effects?$/, ({ start, form }) => form === 'effect' && /\b(?:lasting|no|their|calming) $/.test(start)],
  [/^than$/, () => true],
  [MODAL, ({ form }) => form.endsWith(' have')],
  [/^\w+'s$/, ({ start }) => !PLURAL_OWNERS.test(start)],
  [/^\w+s'$/, ({ start }) => PLURAL_OWNERS.test(start)],
  [/^(?:sisters|lifeguards|neighbors|teams|grandmothers|actors|cats|writers|bakers|birds)$/, () => false],
  [/^fewer$/, ({ next }) => !UNCOUNTED.test(next)],
  [/^less$/, ({ next }) => UNCOUNTED.test(next)],
  [/^who$/, ({ next }) => /^(?:had|have|drew)$/.test(next)],
  [/^whom$/, ({ next }) => !/^(?:had|have|drew)$/.test(next)],
  [/^lie$/, ({ next }) => RESTS.test(next)],
  [/^lay$/, ({ next }) => !RESTS.test(next)],
  [/^(?:is|has|was|tells|leaks|hangs|gives|wakes)$/, ({ start }) => SINGULAR_HEAD.test(start)],
  [/^(?:starts|is starting)$/, () => false],
  [
    /^(?:are|were|have|tell|leak|hang|give|wake|start)(?: \w+ing)?$/,
    ({ start }) => !SINGULAR_HEAD.test(start),
  ],
  [/^\w+$/, ({ form }) => PASTS.test(form)],
]

function isRight({ before, form, after }: Said): boolean {
  const start = before.split(/(?<=[.!?]"?) (?=[A-Z"])/).at(-1) ?? ''
  const next = after.match(/^\W*(\w+)/)?.[1] ?? ''
  const rule = RULES.find(([place]) => place.test(form))
  return rule?.[1]({ start, form, next }) ?? false
}

export const editedParagraphJudge: Judge = { sentence: isRight }
