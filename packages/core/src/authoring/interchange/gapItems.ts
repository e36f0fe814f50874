import type { Blank } from '../../index'
import type { TakenItem } from './interchange'
import type { ItemGap } from './interchangeItem'
import { respondByBlanks } from './itemAnswer'

const isSettled = ({ disabled }: Blank): boolean => disabled ?? false

/** Dropdowns as gaps; one that is filled in already is settled. */
export const giveBlanks = (blanks: readonly Blank[]) => ({
  gaps: blanks
    .filter((blank) => !isSettled(blank))
    .map(({ uuid, options, answer, shuffle_options }) => ({
      id: uuid,
      isShuffled: shuffle_options ?? false,
      choices: options.map(({ id, label, explanation }) => ({
        id,
        text: label,
        isRight: id === answer,
        explanation,
      })),
    })),
  settled: blanks.filter(isSettled).map(({ uuid, options, value }) => ({
    id: uuid,
    text: options.find(({ id }) => id === value)?.label ?? '',
  })),
})

export const takeBlank = ({ id, choices, isShuffled }: ItemGap) => ({
  uuid: id,
  options: choices.map(({ id: optionId, text, explanation }) => ({
    id: optionId,
    label: text,
    ...(explanation === undefined ? {} : { explanation }),
  })),
  answer: choices.find(({ isRight }) => isRight)?.id,
  ...(isShuffled ? { shuffle_options: true } : {}),
})

export function takeBlanks(gaps: readonly ItemGap[]): TakenItem {
  const open = gaps.find(({ choices }) => choices.filter(({ isRight }) => isRight).length !== 1)
  if (open) return { refused: 'a gap has several right answers', line: open.line }
  return { respond: respondByBlanks, body: { blanks: gaps.map(takeBlank) } }
}
