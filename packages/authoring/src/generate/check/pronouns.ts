import { isMany } from './agreement'
import type { Judge, Said } from './judge'

const SUBJECTS = ['i', 'he', 'she', 'we', 'they']
const OBJECTS = ['me', 'him', 'her', 'us', 'them']

const AFTER_PREPOSITION =
  /\b(?:to|for|with|without|between|by|except|nobody but|beside|including|of) (?:[\w@' ]+ and )?$/i

/** Verbs that take an object, right before the pronoun or before another person and *and*. */
const AFTER_VERB =
  /\b(?:gave|asked|told|lent|picked|drove|surprised|invited|licked|showed|stung|awarded|led|interviewed|thanked|offered|trapped|positioned) (?:(?:the |my |her )?[\w@]+(?: \w+)? and )?$/i

function isRightCase({ before, form }: Said): boolean {
  const isObject = AFTER_VERB.test(before) || AFTER_PREPOSITION.test(before)
  return (isObject ? OBJECTS : SUBJECTS).includes(form.toLowerCase())
}

/** The person of a noun phrase, as its subject pronoun. */
function personOf(who: string): string {
  const plain = who.toLowerCase()
  if (/\band (?:i|me)$/.test(plain)) return 'we'
  if (SUBJECTS.includes(plain) || plain === 'it') return plain
  if (isMany(who) || / and /.test(plain)) return 'they'
  if (
    /\b(?:mother|aunt|sister|grandma|grandmother|mom|queen|girl|woman|actress|duchess|ms|mrs)\b/.test(plain)
  )
    return 'she'
  return /\b(?:brother|dad|father|uncle|king|boy|man|mr|nephew|grandpa|fisherman|grandfather|author)\b/.test(
    plain,
  )
    ? 'he'
    : 'it'
}

const AS_SUBJECT = / can win\.$/
const AS_OBJECT = /^They walk with /

export const pronounJudge: Judge = {
  form: (asked, form) => {
    const person = personOf(asked.replace(AS_SUBJECT, '').replace(AS_OBJECT, '').replace(/\.$/, ''))
    return form === (AS_OBJECT.test(asked) ? OBJECTS[SUBJECTS.indexOf(person)] : person)
  },
  sentence: isRightCase,
}

const SELVES: Record<string, string> = {
  i: 'myself',
  he: 'himself',
  she: 'herself',
  it: 'itself',
  we: 'ourselves',
  they: 'themselves',
}

const VERB =
  / (?:can )?(?:drew|moves|dressed|reads|tied|poured|told|painted|see|called|opened|drives|cheered|sings|started|fell|cooked|land|washed|taught|blamed|hurt|built|turns|bought|found|made|saw|crowned|dried|locks|reminded|looked|hid|promised|dressed|gave|amused|asked|cut)\b.*$/

function selfOf({ before }: Said): string {
  if (/^you (?:should|can)\b/i.test(before)) return 'yourself'
  if (/^boys, |^you (?:and|two)\b/i.test(before)) return 'yourselves'
  return (
    SELVES[
      personOf(
        before
          .trim()
          .replace(VERB, '')
          .replace(/^My (?=sister and I)/, ''),
      )
    ] ?? ''
  )
}

export const reflexiveJudge: Judge = {
  form: (asked, form) => SELVES[personOf(asked)] === form,
  sentence: (said) => said.form === selfOf(said),
}
