import type { InterchangeItem, ItemChoice, ItemTypedGap, Question } from '@wordstride/core/authoring'
import { RIGHT, WRONG } from '../interchange/exercises'
import { NotTaken } from '../interchange/notTaken'
import { giftGap } from './giftGap'
import { markdownOfGift, plainOfGift } from './giftText'
import { choicesOfGift, keyOfWeights } from './giftWeights'
import { ANSWER, type GiftChoice, type GiftQuestion, type GiftText } from './readGift'

const GAP_ID = 'gap'

/** A question as an item, and what an author should look at. */
interface GiftItem {
  item: InterchangeItem
  notes: readonly string[]
}

/** What is said to a choice; the general feedback is said to the first right one. */
export function explained(choices: readonly ItemChoice[], general: string | undefined): ItemChoice[] {
  const first = choices.find(({ isRight }) => isRight)
  return choices.map((choice) => {
    const said = [choice.explanation, choice === first ? general : undefined].filter(Boolean).join('\n\n')
    return { ...choice, explanation: said || (choice.isRight ? RIGHT : WRONG) }
  })
}

const choiceQuestion = (choices: readonly ItemChoice[], isSingle: boolean, isShuffled = true): Question => ({
  kind: 'choice',
  parts: [{ id: 'question', isSingle, isShuffled, choices }],
})

const saidOf = (feedback: GiftText | null | undefined): string | undefined =>
  feedback ? markdownOfGift(feedback) : undefined

function trueOrFalse({ isTrue = false, trueFeedback, falseFeedback }: GiftQuestion): ItemChoice[] {
  // Moodle gives the feedback of a wrong answer first.
  const [whyWrong, whyRight] = [saidOf(trueFeedback), saidOf(falseFeedback)]
  return [true, false].map((value, i) => ({
    id: `choice-${i + 1}`,
    text: value ? 'True' : 'False',
    isRight: value === isTrue,
    explanation: value === isTrue ? whyRight : whyWrong,
  }))
}

function matching({ matchPairs = [] }: GiftQuestion): Question {
  if (matchPairs.some(({ subquestion }) => subquestion.text.trim() === ''))
    throw new NotTaken('an answer belongs to no question of the match')
  const answers = matchPairs.map(({ subanswer }) => markdownOfGift({ format: 'plain', text: subanswer }))
  if (new Set(answers).size < answers.length) throw new NotTaken('an answer of the match is right twice')
  const idOf = (side: string, i: number) => `${side}-${i + 1}`
  return {
    kind: 'match',
    sources: matchPairs.map(({ subquestion }, i) => ({
      id: idOf('left', i),
      text: markdownOfGift(subquestion),
    })),
    targets: answers.map((text, i) => ({ id: idOf('right', i), text })),
    pairs: matchPairs.map((_, i) => [idOf('left', i), idOf('right', i)]),
  }
}

const asked = (prompt: string, question: Question, solution?: string): InterchangeItem => ({
  writtenFrom: null,
  blocks: prompt === '' ? [] : [{ kind: 'markdown', value: prompt }],
  question,
  solution,
})

/** What is typed: in the middle of a text, or below the question. */
function typing(stem: string, gap: ItemTypedGap, solution: string | undefined): InterchangeItem {
  const marker = `[[${gap.id}]]`
  const isWithin = stem.includes(ANSWER)
  const text = isWithin ? stem.replace(ANSWER, marker) : marker
  return asked(isWithin ? '' : stem, { kind: 'gapTyping', text, gaps: [gap] }, solution)
}

/** The choices of one gap of several, of which one is right. */
export function choicesOfGap(given: readonly GiftChoice[], gapId: string): ItemChoice[] {
  const { isSingle, right } = keyOfWeights(given)
  if (!isSingle) throw new NotTaken('no choice of a gap is all right')
  const choices = given.map(
    (choice, i): ItemChoice => ({
      id: `${gapId}-choice-${i + 1}`,
      text: plainOfGift(choice.text),
      isRight: right.includes(choice),
      explanation: saidOf(choice.feedback),
    }),
  )
  return explained(choices, undefined)
}

/** A question of GIFT as an item. Throws a NotTaken with the reason when it cannot be one. */
export function giftItem(question: GiftQuestion): GiftItem {
  const { type } = question
  const stem = question.stem ? markdownOfGift(question.stem) : ''
  const prompt = stem.replace(ANSWER, '_____')
  const general = saidOf(question.globalFeedback)
  const alone = (item: InterchangeItem): GiftItem => ({ item, notes: [] })
  if (type === 'TF')
    return alone(asked(prompt, choiceQuestion(explained(trueOrFalse(question), general), true)))
  if (type === 'Matching') return alone(asked(prompt, matching(question), general))
  if (type === 'Short' || type === 'Numerical') return alone(typing(stem, giftGap(question, GAP_ID), general))
  if (type !== 'MC') throw new NotTaken(`no type for ${type} questions`)
  const given = choicesOfGift(question)
  const { isSingle, right, notes } = keyOfWeights(given)
  const isWithin = isSingle && stem.includes(ANSWER)
  const choices = given.map(
    (choice, i): ItemChoice => ({
      id: `choice-${i + 1}`,
      text: isWithin ? plainOfGift(choice.text) : markdownOfGift(choice.text),
      isRight: right.includes(choice),
      explanation: saidOf(choice.feedback),
    }),
  )
  const withReasons = explained(choices, general)
  if (!isWithin)
    return { item: asked(prompt, choiceQuestion(withReasons, isSingle, question.isShuffled)), notes }
  const text = stem.replace(ANSWER, `[[${GAP_ID}]]`)
  const gap = { id: GAP_ID, choices: withReasons, isShuffled: true }
  return { item: asked('Choose the right word.', { kind: 'gapChoice', text, gaps: [gap] }), notes }
}
