import type { ContentBlock } from '@wordstride/core'
import type { InterchangeItem, ItemChoice, Question } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { RIGHT, WRONG } from '../interchange/placeholders'
import { giftGap, withGeneral } from './giftGap'
import { blocksOfGift, markdownOfGift, plainOfGift } from './giftText'
import { choicesOfGift, keyOfWeights } from './giftWeights'
import { ANSWER, type GiftChoice, type GiftQuestion, type GiftText } from './readGift'

const GAP_ID = 'gap'

/** A question as an item, and what an author should look at. */
export interface GiftItem {
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

const asked = (blocks: readonly ContentBlock[], question: Question, solution?: string): InterchangeItem => ({
  writtenFrom: null,
  blocks,
  question,
  solution,
})

const isAskedWithin = ({ stem }: GiftQuestion): boolean => stem?.text.includes(ANSWER) ?? false

/** The text of a question with a gap in the middle. */
const textAround = ({ stem }: GiftQuestion, gapId: string): string =>
  stem ? markdownOfGift(stem).replace(ANSWER, `[[${gapId}]]`) : ''

/** What stands above a question, with a line where its answer would stand. */
const blocksAbove = ({ stem }: GiftQuestion): ContentBlock[] =>
  (stem ? blocksOfGift(stem) : []).map((block) =>
    block.kind === 'markdown' ? { ...block, value: block.value.replace(ANSWER, '_____') } : block,
  )

/** What is typed: in the middle of a text, or below the question. */
function typing(question: GiftQuestion, general: string | undefined): GiftItem {
  const { gap, notes } = giftGap(question, GAP_ID)
  const { gaps, solution } = withGeneral([gap], general)
  const isWithin = isAskedWithin(question)
  const text = isWithin ? textAround(question, GAP_ID) : `[[${GAP_ID}]]`
  const item = asked(isWithin ? [] : blocksAbove(question), { kind: 'gapTyping', text, gaps }, solution)
  return { item, notes }
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
  const general = saidOf(question.globalFeedback)
  const alone = (item: InterchangeItem): GiftItem => ({ item, notes: [] })
  if (type === 'TF')
    return alone(
      asked(blocksAbove(question), choiceQuestion(explained(trueOrFalse(question), general), true)),
    )
  if (type === 'Matching') return alone(asked(blocksAbove(question), matching(question), general))
  if (type === 'Short' || type === 'Numerical') return typing(question, general)
  if (type === 'Description') throw new NotTaken('no answers stand behind it in braces, as {=right ~wrong}')
  if (type !== 'MC') throw new NotTaken(`no type for ${type} questions`)
  const given = choicesOfGift(question)
  const { isSingle, right, notes } = keyOfWeights(given)
  const isWithin = isSingle && isAskedWithin(question)
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
    return {
      item: asked(blocksAbove(question), choiceQuestion(withReasons, isSingle, question.isShuffled)),
      notes,
    }
  const gap = { id: GAP_ID, choices: withReasons, isShuffled: true }
  const above: ContentBlock = { kind: 'markdown', value: 'Choose the right word.' }
  const text = textAround(question, GAP_ID)
  return { item: asked([above], { kind: 'gapChoice', text, gaps: [gap] }), notes }
}
