import gift from 'gift-pegjs'
import { stringify } from 'yaml'

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
interface GiftQuestion {
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

export interface GiftImport {
  /** The problems as the `exercises` of a skill file. */
  yaml: string
  taken: number
  /** What was not taken, and what the author must still write. */
  report: string[]
}

/** What stands in for an explanation or a hint until the author writes one. */
const RIGHT = 'This is right.'
const WRONG = 'This is not right.'
const HINT = 'Read the question once more.'

const GAP = /_{3,}/

const isRight = ({ isCorrect, weight }: Choice): boolean => isCorrect || (weight ?? 0) > 0

const toOption = (text: string, correct: boolean, feedback: Text | null | undefined) => ({
  text,
  ...(correct ? { correct } : {}),
  why: feedback?.text || (correct ? RIGHT : WRONG),
})

/** One choice of a gap: '{*sat|set}'. Characters that mean something there cannot be taken. */
function toBlank(stem: string, choices: readonly Choice[]): Record<string, unknown> | null {
  if (choices.some(({ text }) => /[{}|*]/.test(text.text))) return null
  const words = choices.map((choice) => `${isRight(choice) ? '*' : ''}${choice.text.text}`)
  const why = choices.map((choice) => [
    choice.text.text,
    choice.feedback?.text || (isRight(choice) ? RIGHT : WRONG),
  ])
  return {
    type: 'fill_in_the_blank',
    prompt: 'Choose the right word.',
    text: stem.replace(GAP, `{${words.join('|')}}`),
    why: Object.fromEntries(why),
  }
}

function toProblem(question: GiftQuestion): Record<string, unknown> | string {
  const prompt = question.stem?.text ?? ''
  const choices = question.choices ?? []
  if (question.type === 'TF') {
    const { isTrue = false, trueFeedback, falseFeedback } = question
    // Moodle gives the feedback of a wrong answer first.
    const [whyWrong, whyRight] = [trueFeedback, falseFeedback]
    return {
      type: 'selection',
      prompt,
      options: [
        toOption('True', isTrue, isTrue ? whyRight : whyWrong),
        toOption('False', !isTrue, isTrue ? whyWrong : whyRight),
      ],
    }
  }
  if (question.type === 'Matching')
    return {
      type: 'pairing',
      prompt,
      pairs: (question.matchPairs ?? []).map(({ subquestion, subanswer }) => ({
        left: subquestion.text,
        right: subanswer,
      })),
    }
  if (question.type !== 'MC') return `no type for ${question.type} questions`
  const right = choices.filter(isRight).length
  if (right === 0 || right === choices.length) return 'a question needs right and wrong answers'
  if (question.hasEmbeddedAnswers && right === 1 && GAP.test(prompt))
    return toBlank(prompt, choices) ?? 'an answer contains { } | or *'
  return {
    type: right === 1 ? 'selection' : 'multi_selection',
    prompt,
    options: choices.map((choice) => toOption(choice.text.text, isRight(choice), choice.feedback)),
  }
}

/** Reads questions in Moodle's GIFT format. Throws with line and reason when the text is not GIFT. */
export function importGift(text: string): GiftImport {
  let questions: GiftQuestion[]
  try {
    questions = gift.parse(text) as unknown as GiftQuestion[]
  } catch (error) {
    const line = (error as { location?: { start: { line: number } } }).location?.start.line
    throw new Error(`Line ${line ?? '?'}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const report: string[] = []
  const problems: Record<string, unknown>[] = []
  questions.forEach((question, i) => {
    if (question.type === 'Category') return
    const name = question.title ?? `question ${i + 1}`
    const problem = toProblem(question)
    if (typeof problem === 'string') report.push(`${name} was not taken: ${problem}.`)
    else {
      const { type, ...body } = problem
      problems.push({ id: `E${problems.length + 1}`, type, hints: [HINT], ...body })
    }
  })
  if (problems.length > 0)
    report.push(`Write hints of your own, and explanations where it says "${RIGHT}" or "${WRONG}".`)
  return { yaml: stringify({ exercises: problems }, { lineWidth: 0 }), taken: problems.length, report }
}
