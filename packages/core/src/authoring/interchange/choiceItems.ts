import type { ChoicePart } from '../../index'
import type { TakenItem } from './interchange'
import type { ChoiceQuestion, InterchangeItem, Question } from './interchangeItem'
import { respondByChoices, respondByOption } from './itemAnswer'

interface Choices {
  subProblemItems: readonly ChoicePart[]
  shuffle_options?: boolean | undefined
}

export function giveChoices({ subProblemItems, shuffle_options }: Choices) {
  const question: Question = {
    kind: 'choice',
    parts: subProblemItems.map(({ uuid, type, prompt, answer_count, options }) => ({
      id: uuid,
      prompt,
      isSingle: type === 'radio',
      count: answer_count,
      isShuffled: shuffle_options ?? false,
      choices: options.map(({ id, label, answer, explanation, audio, audioURL }) => ({
        id,
        text: label,
        isRight: answer,
        explanation,
        audioUrl: audio === 'no' ? undefined : audioURL,
      })),
    })),
  }
  const hasNotes = subProblemItems.some(({ options }) => options.some(({ solution }) => solution))
  return { question, lost: hasNotes ? ['notes of the solution'] : [] }
}

function toPart({ id, prompt, isSingle, count, choices }: ChoiceQuestion) {
  const right = choices.filter(({ isRight }) => isRight).length
  return {
    uuid: id,
    type: isSingle ? 'radio' : 'checkbox',
    ...(prompt === undefined ? {} : { prompt }),
    ...(!isSingle && count === right ? { answer_count: count } : {}),
    options: choices.map(({ id: optionId, text, isRight, explanation, audioUrl }) => ({
      id: optionId,
      label: text,
      answer: isRight,
      ...(explanation === undefined ? {} : { explanation }),
      ...(audioUrl === undefined ? {} : { audio: 'yes', audioURL: audioUrl }),
    })),
  }
}

function whyNot({ choices, isSingle }: ChoiceQuestion): string | null {
  const right = choices.filter(({ isRight }) => isRight).length
  if (right === choices.length) return 'every choice is right'
  return isSingle && right > 1 ? 'one of several right answers is enough' : null
}

/** Questions with choices, when `isOurs` says so of how many are single. */
export function takeChoices(
  { question }: InterchangeItem,
  isOurs: (parts: readonly ChoiceQuestion[]) => boolean,
): TakenItem {
  if (question.kind !== 'choice' || !isOurs(question.parts)) return null
  for (const part of question.parts) {
    const refused = whyNot(part)
    if (refused !== null) return { refused, line: part.line }
  }
  return {
    respond: respondByChoices,
    body: {
      subProblemItems: question.parts.map(toPart),
      ...(question.parts.some(({ isShuffled }) => isShuffled) ? { shuffle_options: true } : {}),
    },
  }
}

/** The options of the one question of which one is right, where there is no other. */
export function takeOptions(item: InterchangeItem): TakenItem {
  const taken = takeChoices(item, ([part, other]) => part?.isSingle === true && other === undefined)
  if (taken === null || 'refused' in taken) return taken
  const { subProblemItems, ...body } = taken.body
  const [part] = subProblemItems as readonly Pick<ChoicePart, 'options'>[]
  return { ...taken, body: { ...body, options: part?.options ?? [] } }
}

interface OpenedOptions {
  options: ChoicePart['options']
  shuffle_options?: boolean | undefined
}

/** One question whose options are opened on our screen; elsewhere they are plain choices. */
export const openedInterchange = {
  give: ({ options, shuffle_options }: OpenedOptions) =>
    giveChoices({ subProblemItems: [{ uuid: 'RESPONSE', type: 'radio', options }], shuffle_options }),
  take(item: InterchangeItem): TakenItem {
    const taken = takeOptions(item)
    if (taken === null || 'refused' in taken) return taken
    const options = taken.body.options as ChoicePart['options']
    return { ...taken, respond: respondByOption(options.map(({ id }) => id)) }
  },
}
