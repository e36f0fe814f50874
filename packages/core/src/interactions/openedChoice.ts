import { chanceOfChoice } from '../grading/guessChance'
import type { Verdict } from '../grading/verdict'
import { renameIds } from '../plugin/rename'
import { type PublicEnvelope, toPublicOption } from '../problem/envelope'
import type { Option, PublicOption } from '../problem/envelopeSchema'
import { inPresentedOrder } from '../random/presentedOrder'
import { shuffle } from '../random/shuffle'
import { type ChoiceData, choice } from './choice'
import { defineFamily, type Family } from './family'
import type { OpenedPresentation, OpenedResponse } from './openedChoiceSchema'

export interface OpenedData {
  options: readonly Option[]
  isShuffled: boolean
  /** A choice made before every option was opened is not answered yet. */
  needsAllOpened: boolean
}

export interface OpenedView {
  options: PublicOption[]
}

export type PublicOpened = PublicEnvelope & OpenedView

/** The id of the one part of the result. */
const ONLY_PART = 'choice'

const asChoice = ({ options, isShuffled }: OpenedData): ChoiceData => ({
  parts: [{ uuid: ONLY_PART, type: 'radio', options: [...options] }],
  isShuffled,
})

const asChosen = ({ chosen }: OpenedResponse) => ({
  chosen: { [ONLY_PART]: chosen === null ? [] : [chosen] },
})

export const hasOpenedAll = (options: readonly { id: string }[], { opened }: OpenedResponse): boolean =>
  options.every((option) => opened.includes(option.id))

const allOpened = (options: readonly Option[], chosen: Option | undefined): OpenedResponse => ({
  opened: options.map((option) => option.id),
  chosen: chosen?.id ?? null,
})

/** One question whose options are opened before one is chosen. */
export const openedChoice: Family<OpenedData, OpenedView, OpenedResponse, OpenedPresentation> = defineFamily({
  accessibility: {
    roles: ['group', 'button', 'radio'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next option' },
      { keys: ['Enter', 'Space'], does: 'shows an option in full, and goes to it' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: ['{option}, correct', '{option}, not correct'],
  },
  emptyResponse: (): OpenedResponse => ({ opened: [], chosen: null }),
  present({ options, isShuffled }, random) {
    const ids = options.map((option) => option.id)
    return { order: isShuffled ? shuffle(ids, random) : ids }
  },
  toPublic: ({ options }, { order }) => ({ options: inPresentedOrder(options, order).map(toPublicOption) }),
  renameView: ({ options }, rename) => ({ options: renameIds(options, rename) }),
  renameResponse: ({ opened, chosen }, rename) => ({
    opened: opened.map(rename),
    chosen: chosen === null ? null : rename(chosen),
  }),
  grade(data, response, options) {
    const verdict: Verdict =
      data.needsAllOpened && !hasOpenedAll(data.options, response)
        ? 'not_answered'
        : choice.grade(asChoice(data), asChosen(response), options).verdict
    return { verdict, parts: [{ subProblemId: ONLY_PART, verdict }] }
  },
  correctResponse: ({ options }) =>
    allOpened(
      options,
      options.find((option) => option.answer),
    ),
  wrongResponse({ options }, random) {
    const wrong = options.filter((option) => !option.answer)
    return allOpened(options, shuffle(wrong, random)[0])
  },
  feedback: (data, response, result) => choice.feedback(asChoice(data), asChosen(response), result),
  choices: ({ options }, { chosen }) =>
    options.map(({ id, label, answer }) => ({ id, label, isRight: answer, isTaken: id === chosen })),
  guessChance: ({ options }) => chanceOfChoice(options),
  describeResponse: (view, { chosen }) => view.options.find((option) => option.id === chosen)?.label ?? '',
})

/** A label cut to `limit` characters plus an ellipsis (CONST-28). */
export const cutLabel = (label: string, limit: number): string => {
  const characters = [...label]
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : label
}
