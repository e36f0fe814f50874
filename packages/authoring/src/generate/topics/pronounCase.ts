import { pronounJudge } from '../check/pronouns'
import type { Form } from '../forms'
import { formFrames } from '../forms'
import { each } from '../frame'
import type { Generator } from '../generator'
import { pronounSentences } from '../lexicon/pronouns'
import { asOptions, capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

const CASES: readonly (readonly [subject: string, object: string, possessive: string, self: string])[] = [
  ['I', 'me', 'my', 'myself'],
  ['he', 'him', 'his', 'himself'],
  ['she', 'her', 'hers', 'herself'],
  ['we', 'us', 'our', 'ourselves'],
  ['they', 'them', 'their', 'themselves'],
]

const HINTS = [
  'If there are two people, leave the other one out and read it again.',
  'Does the word do something? Then it is the subject.',
]

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const word = marked === 'I' ? marked : marked.toLowerCase()
  const found = CASES.find((forms) => forms[0] === word || forms[1] === word)
  if (!found) throw new Error(`"${marked}" is no personal pronoun.`)
  const [subject, object, possessive, self] = found
  const isSubject = word === subject
  const why = isSubject
    ? `It is the subject, who does something: **${subject}**.`
    : `It is not the subject. After a verb or a preposition, use **${object}**.`
  const cased = (told: Told): Told => (before === '' ? { ...told, text: capital(told.text) } : told)
  return {
    before,
    after,
    key: cased({ text: word, why }),
    wrong: [
      isSubject
        ? { text: object, why: `*${capital(object)}* is used only after a verb or a preposition. ${why}` }
        : { text: subject, why: `*${capital(subject)}* is used only as a subject. ${why}` },
      { text: possessive, why: `*${capital(possessive)}* tells who owns something. ${why}` },
      ...(isSubject
        ? [{ text: self, why: `*${capital(self)}* points back to a subject of the same sentence. ${why}` }]
        : []),
    ].map(cased),
    hints: HINTS,
  }
}

/** Who is meant, and the pronoun that takes the place. */
const REPLACED: Record<number, string> = {
  3: `my brother|he
the girls|they
my mother and I|we
Aunt Rosa|she
the boys|they
Mr. Lopez|he
my friends and I|we
Grandma|she
Dad|he
the cats|they
my sister|she
Uncle Kofi|he
the teachers|they
you and I|we
the queen|she
a boy in my class|he
my parents|they
Mia and I|we
the king|he
a girl in my class|she
two birds|they
Dad and I|we
Mrs. Chen|she
my grandpa|he`,
  6: `my brother and I|we
the twins' aunt|she
Mr. Okafor|he
the scientists|they
you and I|we
Queen Victoria|she
my uncle|he
the players and the coach|they
the class and I|we
Ms. Haddad|she
a boy from Kenya|he
both of my sisters|they
Ravi and I|we
the actress|she
the old fisherman|he
the mayor and her son|they
our neighbors and I|we
your grandmother|she
King Arthur|he
the visitors|they
the choir and I|we
the duchess|she
my nephew|he
those children|they`,
}

function toForms(line: string): { subject: Form; object: Form } {
  const [who = '', pronoun = ''] = line.split('|')
  const [subject, object] = CASES.find(([first]) => first === pronoun) ?? CASES[0] ?? ['', '']
  const others = CASES.filter(([first]) => first !== subject)
  const whyOf = (right: string): string => `For **${who}** we say **${right}**.`
  const form = (index: 0 | 1): Form => {
    const right = index === 0 ? subject : object
    return {
      asked: who,
      key: { text: right, why: whyOf(right) },
      wrong: [
        {
          text: index === 0 ? object : subject,
          why:
            index === 0
              ? `**${capital(object)}** is never the subject.`
              : `**${capital(subject)}** is used only as a subject.`,
        },
        ...others.map((forms) => ({
          text: forms[index],
          why: `*${capital(forms[index])}* means somebody else.`,
        })),
      ],
      hints: ['One or more than one? Does it include you?', 'Say a whole sentence with each word.'],
    }
  }
  return { subject: form(0), object: form(1) }
}

export const pronounCase: Generator = {
  summary: '*I* or *me*, *they* or *them*: alone (grade 3), in pairs of people (grade 6)',
  grades: [3, 6],
  frames: (grade) => {
    const forms = (REPLACED[grade] ?? '').split('\n').map(toForms)
    const ask = (question: (asked: string) => string) => (form: Form, random: () => number) => ({
      type: 'selection',
      prompt: question(form.asked),
      hints: [...form.hints],
      options: asOptions(form.key, [form.wrong[0] as Told, ...shuffled(form.wrong.slice(1), random)], random),
    })
    return [
      each(
        1,
        forms.map(({ subject }) => subject),
        ask((asked) => `Which pronoun can stand for the person or group? **${capital(asked)} can win.**`),
      ),
      each(
        1,
        forms.toReversed().map(({ object }) => object),
        ask(
          (asked) =>
            `Which pronoun can stand for the person or group after *with*? **They walk with ${asked.replace(/ and I$/, ' and me')}.**`,
        ),
      ),
      ...formFrames(
        forms.map(({ subject }) => subject),
        {
          question: (asked) => asked,
          pairs: 'Match each person or group with its pronoun.',
          pairHints: ['One or more than one?', 'Does it include you yourself?'],
          table: 'Choose the pronoun for the subject.',
          columns: ['Who', 'Pronoun'],
          tableHints: ['One or more than one?', 'The pronoun is the subject.'],
        },
      ).slice(1, 2),
      ...sentenceFrames(readSentences(pronounSentences[grade] ?? '').map(toSpot), {
        choose: 'Choose the pronoun that fits.',
        right: 'Which sentence is right? Compare the **bold** pronouns.',
        rightHints: HINTS,
        find: 'One of the marked pronouns is **wrong**. Click it.',
        findHints: HINTS,
        gaps: 'Choose the right pronoun for each sentence.',
        gapHints: HINTS,
        all: 'Choose **all** the sentences whose bold pronoun is right.',
        allHints: HINTS,
      }),
    ]
  },
  judge: pronounJudge,
}

const MORE_WRONG = 2
const shuffled = (told: readonly Told[], random: () => number): Told[] =>
  told
    .map((each) => ({ each, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MORE_WRONG)
    .map(({ each }) => each)
