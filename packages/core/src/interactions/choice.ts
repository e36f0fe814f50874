import { feedbackOf, type ItemFeedback } from '../grading/feedback'
import { combineParts, type PartResult } from '../grading/gradeResult'
import { chanceOfChoice } from '../grading/guessChance'
import type { Verdict } from '../grading/verdict'
import { renameIds, renameKeys } from '../plugin/rename'
import { entryOf } from '../problem/entryOf'
import { type PublicEnvelope, toPublicOption } from '../problem/envelope'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import { inPresentedOrder } from '../random/presentedOrder'
import { shuffle } from '../random/shuffle'
import type {
  ChoiceBody,
  ChoicePart,
  ChoicePresentation,
  ChoiceResponse,
  PublicChoicePart,
} from './choiceSchema'
import { defineFamily, type Family } from './family'

export interface ChoiceData {
  parts: readonly ChoicePart[]
  isShuffled: boolean
}

export interface ChoiceView {
  subProblemItems: PublicChoicePart[]
}

export type PublicChoice = PublicEnvelope & ChoiceView

const NOTHING: readonly string[] = []

const chosenOf = ({ chosen }: ChoiceResponse, uuid: string): readonly string[] =>
  entryOf(chosen, uuid) ?? NOTHING

function gradePart(part: ChoicePart, chosen: readonly string[]): Verdict {
  if (chosen.length === 0) return 'not_answered'
  const picked = new Set(chosen)
  if (part.answer_count !== undefined) {
    if (picked.size > part.answer_count) return 'over_answered'
    if (picked.size < part.answer_count) return 'not_answered'
  }
  let right = 0
  for (const option of part.options) {
    if (option.answer !== picked.has(option.id)) return 'incorrect'
    if (option.answer) right++
  }
  return right === picked.size ? 'correct' : 'incorrect'
}

/** No page sends several options of a radio question: to mark each of them would tell which one is right. */
const isMarked = ({ type }: ChoicePart, { size }: ReadonlySet<string>): boolean =>
  type === 'checkbox' || size <= 1

/** Questions with radio or checkbox options. */
export const choice: Family<ChoiceData, ChoiceView, ChoiceResponse, ChoicePresentation> = defineFamily({
  accessibility: {
    roles: ['radiogroup', 'radio', 'group', 'checkbox'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next question' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option of a radio question' },
      { keys: ['Space'], does: 'chooses or clears the option in focus' },
    ],
    announcements: [
      '{option}, radio button, {position} of {count}',
      '{option}, correct',
      '{option}, not correct',
    ],
  },
  emptyResponse: (view): ChoiceResponse => ({
    chosen: Object.fromEntries(view.subProblemItems.map((part) => [part.uuid, []])),
  }),

  present({ parts, isShuffled }, random) {
    const order: Record<string, string[]> = {}
    for (const part of parts) {
      const ids = part.options.map((option) => option.id)
      order[part.uuid] = isShuffled ? shuffle(ids, random) : ids
    }
    return { order }
  },

  toPublic: ({ parts }, { order }) => ({
    subProblemItems: parts.map((part) => ({
      uuid: part.uuid,
      type: part.type,
      ...(part.prompt === undefined ? {} : { prompt: part.prompt }),
      ...(part.answer_count === undefined ? {} : { answer_count: part.answer_count }),
      options: inPresentedOrder(part.options, entryOf(order, part.uuid)).map(toPublicOption),
    })),
  }),

  renameView: ({ subProblemItems }, rename) => ({
    subProblemItems: subProblemItems.map((part) => ({
      ...part,
      uuid: rename(part.uuid),
      options: renameIds(part.options, rename),
    })),
  }),
  renameResponse: ({ chosen }, rename) => ({
    chosen: renameKeys(chosen, rename, (ids) => ids.map(rename)),
  }),

  grade({ parts }, response) {
    const results: PartResult[] = []
    let expectedCount: number | undefined
    for (const part of parts) {
      const verdict = gradePart(part, chosenOf(response, part.uuid))
      if (verdict === 'over_answered') expectedCount ??= part.answer_count
      results.push({ subProblemId: part.uuid, verdict })
    }
    const verdict = combineParts(results)
    return expectedCount === undefined
      ? { verdict, parts: results }
      : { verdict, parts: results, expectedCount }
  },

  correctResponse: ({ parts }) => ({
    chosen: Object.fromEntries(
      parts.map(({ uuid, options }) => [uuid, options.filter(({ answer }) => answer).map(({ id }) => id)]),
    ),
  }),

  /** Right everywhere but in one sub-problem, where one right option is exchanged for a wrong one if there is one. */
  wrongResponse(data, random) {
    const response = choice.correctResponse(data)
    const spoilt = data.parts[Math.floor(random() * data.parts.length)] as ChoicePart
    const wrong = shuffle(
      spoilt.options.filter((option) => !option.answer),
      random,
    )[0]
    const right = response.chosen[spoilt.uuid] ?? []
    response.chosen[spoilt.uuid] = wrong ? [...right.slice(1), wrong.id] : right.slice(1)
    return response
  },

  /** Marks what was chosen; a full solution also explains every other option. */
  feedback({ parts }, response, result) {
    const isFull = result.verdict === 'correct'
    const items = new Map<string, ItemFeedback>()
    const solutions: (string | undefined)[] = []
    for (const part of parts) {
      const chosen = new Set(chosenOf(response, part.uuid))
      const marksChosen = isMarked(part, chosen)
      for (const option of part.options) {
        if (marksChosen && chosen.has(option.id)) {
          items.set(option.id, {
            mark: option.answer ? 'correct' : 'incorrect',
            ...(option.explanation && (isFull || !option.answer) ? { explanation: option.explanation } : {}),
          })
        } else if (isFull && option.explanation) {
          items.set(option.id, { mark: 'neutral', explanation: option.explanation })
        }
        if (option.answer) solutions.push(option.solution)
      }
    }
    return feedbackOf(result, items, solutions)
  },

  describeResponse: (view, response) =>
    view.subProblemItems
      .map(({ uuid, options }) => {
        const chosen = new Set(chosenOf(response, uuid))
        return options
          .filter(({ id }) => chosen.has(id))
          .map(({ label }) => label)
          .join(', ')
      })
      .join('; '),

  choices: ({ parts }, response) =>
    parts.flatMap(({ uuid, options }) => {
      const chosen = new Set(chosenOf(response, uuid))
      return options.map(({ id, label, answer }) => ({
        id,
        label,
        isRight: answer,
        isTaken: chosen.has(id),
      }))
    }),

  guessChance: ({ parts }) => parts.reduce((chance, { options }) => chance * chanceOfChoice(options), 1),
})

type ChoiceProblem = ProblemEnvelope & ChoiceBody

/** For the types with that body. */
export const choiceProblem = choice.of(({ subProblemItems, shuffle_options = false }: ChoiceProblem) => ({
  parts: subProblemItems,
  isShuffled: shuffle_options,
}))

/** Exact text (TYPE-00.9). */
export const CHOOSE_ALL_REMINDER = 'REMEMBER: Choose ALL correct answers before checking your answer.'
