import { feedbackOf, type ItemFeedback } from '../grading/feedback'
import { combineParts, type PartResult } from '../grading/gradeResult'
import type { Verdict } from '../grading/verdict'
import { renameIds, renameKeys } from '../plugin/rename'
import { entryOf } from '../problem/entryOf'
import type { PublicEnvelope } from '../problem/envelope'
import { inPresentedOrder } from '../random/presentedOrder'
import { shuffle } from '../random/shuffle'
import type { Blank, BlankPresentation, BlankResponse } from './blanksSchema'
import { defineFamily, type Family } from './family'

export interface PublicBlank {
  uuid: string
  options: { id: string; label: string }[]
  /** The option a disabled blank shows. */
  value?: string
  disabled: boolean
}

export interface BlankData {
  blanks: readonly Blank[]
}

export interface BlankView {
  blanks: PublicBlank[]
}

export type PublicBlanks = PublicEnvelope & BlankView

/** For a problem with `blanks`: whether each of them is placed, and nothing else is. */
export const isEachPlacedOnce = (blanks: readonly { uuid: string }[], placed: readonly string[]): boolean =>
  placed.length === blanks.length && blanks.every(({ uuid }) => placed.includes(uuid))

const chosenOf = ({ chosen }: BlankResponse, uuid: string): string | null => entryOf(chosen, uuid) ?? null

const verdictOf = (blank: Blank, chosen: string | null): Verdict => {
  if (chosen === null) return 'not_answered'
  return chosen === blank.answer ? 'correct' : 'incorrect'
}

function toPublicBlank(blank: Blank, order: readonly string[] | undefined): PublicBlank {
  const isDisabled = blank.disabled ?? false
  return {
    uuid: blank.uuid,
    options: inPresentedOrder(blank.options, order).map(({ id, label }) => ({ id, label })),
    ...(isDisabled && blank.value !== undefined ? { value: blank.value } : {}),
    disabled: isDisabled,
  }
}

const open = <TBlank extends { disabled?: boolean | undefined }>(all: readonly TBlank[]): TBlank[] =>
  all.filter(({ disabled }) => !disabled)

/** Blanks that are filled from dropdowns; disabled ones show their value and are not graded (TYPE-06.2). */
export const blanks: Family<BlankData, BlankView, BlankResponse, BlankPresentation> = defineFamily({
  leastHandMs: 800,
  accessibility: {
    roles: ['combobox', 'option'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next blank' },
      { keys: ['↑', '↓'], does: 'changes the word of the blank in focus' },
      { keys: ['A–Z'], does: 'jumps to the word that begins with the letter' },
    ],
    announcements: [
      'Blank {position} of {count}, {word}',
      'Blank {position}, correct',
      'Blank {position}, not correct',
    ],
  },
  emptyResponse: (view): BlankResponse => ({
    chosen: Object.fromEntries(open(view.blanks).map(({ uuid }) => [uuid, null])),
  }),

  present(data, random) {
    const order: Record<string, string[]> = {}
    for (const { uuid, options, shuffle_options } of data.blanks) {
      const ids = options.map((option) => option.id)
      order[uuid] = shuffle_options ? shuffle(ids, random) : ids
    }
    return { order }
  },

  toPublic: (data, { order }) => ({
    blanks: data.blanks.map((blank) => toPublicBlank(blank, entryOf(order, blank.uuid))),
  }),

  renameView: ({ blanks: shown }, rename) => ({
    blanks: shown.map((blank) => ({
      ...blank,
      uuid: rename(blank.uuid),
      options: renameIds(blank.options, rename),
      ...(blank.value === undefined ? {} : { value: rename(blank.value) }),
    })),
  }),
  renameResponse: ({ chosen }, rename) => ({
    chosen: renameKeys(chosen, rename, (id) => (id === null ? null : rename(id))),
  }),

  grade(data, response) {
    const parts: PartResult[] = []
    for (const blank of data.blanks) {
      if (blank.disabled) continue
      parts.push({ subProblemId: blank.uuid, verdict: verdictOf(blank, chosenOf(response, blank.uuid)) })
    }
    return { verdict: combineParts(parts), parts }
  },

  correctResponse: (data) => ({
    chosen: Object.fromEntries(open(data.blanks).map(({ uuid, answer }) => [uuid, answer])),
  }),

  /** Right everywhere but in one blank. */
  wrongResponse(data, random) {
    const response = blanks.correctResponse(data)
    const asked = open(data.blanks)
    const spoilt = asked[Math.floor(random() * asked.length)] as Blank
    const wrong = shuffle(
      spoilt.options.filter((option) => option.id !== spoilt.answer),
      random,
    )[0]
    response.chosen[spoilt.uuid] = wrong?.id ?? null
    return response
  },

  /** Marks by blank; the explanation is that of the chosen word. */
  feedback(data, response, result) {
    const items = new Map<string, ItemFeedback>()
    for (const { uuid, answer, options } of open(data.blanks)) {
      const chosen = chosenOf(response, uuid)
      if (chosen === null) continue
      const explanation = options.find((option) => option.id === chosen)?.explanation
      items.set(uuid, {
        mark: chosen === answer ? 'correct' : 'incorrect',
        ...(explanation ? { explanation } : {}),
      })
    }
    return feedbackOf(result, items, [])
  },

  choices: (data, response) =>
    open(data.blanks).flatMap(({ uuid, answer, options }) =>
      options.map(({ id, label }) => ({
        id: `${uuid}/${id}`,
        label,
        isRight: id === answer,
        isTaken: id === chosenOf(response, uuid),
      })),
    ),

  guessChance: (data) => open(data.blanks).reduce((chance, { options }) => chance / options.length, 1),

  describeResponse: (view, response) =>
    open(view.blanks)
      .map(({ uuid, options }) => options.find(({ id }) => id === chosenOf(response, uuid))?.label ?? '–')
      .join(', '),
})
