import type { InterchangeItem, ItemChoice, Question } from '@wordstride/core/authoring'

interface Text {
  text: string
}
interface Choice {
  isCorrect: boolean
  weight: number | null
  text: Text
  feedback: Text | null
}
/** What the parser gives; fields of one kind of question are missing in another. */
export interface GiftQuestion {
  type: string
  title: string | null
  stem?: Text
  hasEmbeddedAnswers?: boolean
  choices?: Choice[]
  matchPairs?: { subquestion: Text; subanswer: string }[]
  isTrue?: boolean
  trueFeedback?: Text | null
  falseFeedback?: Text | null
}

/** What stands in for an explanation until the author writes one. */
export const RIGHT = 'This is right.'
export const WRONG = 'This is not right.'

const GAP = /_{3,}/
const GAP_ID = 'gap'

const isRight = ({ isCorrect, weight }: Choice): boolean => isCorrect || (weight ?? 0) > 0

const toChoice = (
  text: string,
  isAnswer: boolean,
  feedback: Text | null | undefined,
  number: number,
): ItemChoice => ({
  id: `choice-${number + 1}`,
  text,
  isRight: isAnswer,
  explanation: feedback?.text || (isAnswer ? RIGHT : WRONG),
})

const choiceQuestion = (choices: readonly ItemChoice[]): Question => ({
  kind: 'choice',
  parts: [
    {
      id: 'question',
      isSingle: choices.filter((choice) => choice.isRight).length === 1,
      isShuffled: true,
      choices,
    },
  ],
})

function trueOrFalse({ isTrue = false, trueFeedback, falseFeedback }: GiftQuestion): Question {
  // Moodle gives the feedback of a wrong answer first.
  const [whyWrong, whyRight] = [trueFeedback, falseFeedback]
  return choiceQuestion([
    toChoice('True', isTrue, isTrue ? whyRight : whyWrong, 0),
    toChoice('False', !isTrue, isTrue ? whyWrong : whyRight, 1),
  ])
}

function matching({ matchPairs = [] }: GiftQuestion): Question {
  const idOf = (side: string, i: number) => `${side}-${i + 1}`
  return {
    kind: 'match',
    sources: matchPairs.map(({ subquestion }, i) => ({ id: idOf('left', i), text: subquestion.text })),
    targets: matchPairs.map(({ subanswer }, i) => ({ id: idOf('right', i), text: subanswer })),
    pairs: matchPairs.map((_, i) => [idOf('left', i), idOf('right', i)]),
  }
}

const asked = (prompt: string, question: Question): InterchangeItem => ({
  writtenFrom: null,
  blocks: prompt === '' ? [] : [{ kind: 'markdown', value: prompt }],
  question,
})

/** A question of GIFT as an item, or why it cannot be one. */
export function giftItem(question: GiftQuestion): InterchangeItem | string {
  const { type, choices: given = [], hasEmbeddedAnswers } = question
  const prompt = question.stem?.text ?? ''
  if (type === 'TF') return asked(prompt, trueOrFalse(question))
  if (type === 'Matching') return asked(prompt, matching(question))
  if (type !== 'MC') return `no type for ${type} questions`
  const choices = given.map((choice, i) => toChoice(choice.text.text, isRight(choice), choice.feedback, i))
  const right = choices.filter((choice) => choice.isRight).length
  if (right === 0 || right === choices.length) return 'a question needs right and wrong answers'
  if (!hasEmbeddedAnswers || right !== 1 || !GAP.test(prompt)) return asked(prompt, choiceQuestion(choices))
  return asked('Choose the right word.', {
    kind: 'gapChoice',
    text: prompt.replace(GAP, `[[${GAP_ID}]]`),
    gaps: [{ id: GAP_ID, choices, isShuffled: true }],
  })
}
