import type {
  BlankResponse,
  ChoiceResponse,
  OpenedResponse,
  Phrase,
  PhraseResponse,
  PlacementResponse,
  SequenceResponse,
} from '../../index'
import type { Hand } from './hand'

export async function chooseByHand(_problem: unknown, { chosen }: ChoiceResponse, hand: Hand): Promise<void> {
  for (const optionIds of Object.values(chosen)) await hand.choose(optionIds)
}

/** `open` opens the options first. */
export const openByHand =
  (open: (hand: Hand) => Promise<void>) =>
  async (_problem: unknown, { chosen }: OpenedResponse, hand: Hand): Promise<void> => {
    await open(hand)
    if (chosen !== null) await hand.choose([chosen])
  }

export async function pickByHand(_problem: unknown, { chosen }: BlankResponse, hand: Hand): Promise<void> {
  for (const optionId of Object.values(chosen)) if (optionId !== null) await hand.pick(optionId)
}

export async function clickByHand(
  { phrases }: { phrases: readonly Pick<Phrase, 'id' | 'phrase'>[] },
  { clicked }: PhraseResponse,
  hand: Hand,
): Promise<void> {
  const names = new Map(phrases.map(({ id, phrase }) => [id, phrase]))
  for (const id of clicked) await hand.press(names.get(id) ?? '')
}

export async function placeByHand(
  _problem: unknown,
  { placed }: PlacementResponse,
  hand: Hand,
): Promise<void> {
  for (const [cardId, placeId] of Object.entries(placed)) await hand.place(cardId, placeId)
}

export async function orderByHand(_problem: unknown, { order }: SequenceResponse, hand: Hand): Promise<void> {
  for (const [position, cardId] of order.entries()) await hand.moveTo(cardId, position)
}
