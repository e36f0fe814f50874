/** What somebody gives to a question, in the words that all systems share and by the ids of the question. */
export type ItemAnswer =
  /** Choices by question or by gap. */
  | { kind: 'chosen'; chosen: ReadonlyMap<string, readonly string[]> }
  /** Texts by gap; the only one where a question has no gaps. */
  | { kind: 'typed'; typed: ReadonlyMap<string, string> }
  | { kind: 'clicked'; clicked: readonly string[] }
  /** Sources and targets, or cards and gaps. */
  | { kind: 'paired'; pairs: readonly (readonly [string, string])[] }
  | { kind: 'ordered'; order: readonly string[] }

/** An answer as a response to the problem that was taken; null where nobody can give it there. */
export type Respond = (answer: ItemAnswer) => unknown

/** To questions with choices. */
export const respondByChoices: Respond = (answer) =>
  answer.kind === 'chosen' ? { chosen: Object.fromEntries(answer.chosen) } : null

/** To one question of whose options one is chosen after all were opened. */
export const respondByOption =
  (opened: readonly string[]): Respond =>
  (answer) => {
    if (answer.kind !== 'chosen') return null
    const [options = [], ...others] = answer.chosen.values()
    return options.length > 1 || others.length > 0 ? null : { opened, chosen: options[0] ?? null }
  }

/** To gaps with choices. */
export const respondByBlanks: Respond = (answer) => {
  if (answer.kind !== 'chosen') return null
  const given = [...answer.chosen]
  if (given.some(([, options]) => options.length > 1)) return null
  return { chosen: Object.fromEntries(given.map(([gap, [option = null]]) => [gap, option])) }
}

/** To phrases that are clicked. */
export const respondByPhrases: Respond = (answer) =>
  answer.kind === 'clicked' ? { clicked: answer.clicked } : null

/** To cards that are put into an order. */
export const respondByOrder: Respond = (answer) =>
  answer.kind === 'ordered' ? { order: answer.order } : null

interface Places {
  cards: readonly { id: string }[]
  /** How places are called in the response, where not as in the question. */
  nameOf?(place: string): string | undefined
  /** Whether a place takes one card. */
  isSingle?: boolean
}

/** To cards that are put into places; in a pair the card may stand first or last. */
export function respondByPlaces({ cards, nameOf = (place) => place, isSingle = false }: Places): Respond {
  const known = new Set(cards.map(({ id }) => id))
  return (answer) => {
    if (answer.kind !== 'paired') return null
    const placed = new Map<string, string>()
    const filled = new Set<string>()
    for (const [first, second] of answer.pairs) {
      const [card, target] = known.has(first) ? [first, second] : [second, first]
      const place = nameOf(target)
      const isTwice = placed.has(card) || (isSingle && place !== undefined && filled.has(place))
      if (!known.has(card) || place === undefined || isTwice) return null
      placed.set(card, place)
      filled.add(place)
    }
    return { placed: Object.fromEntries(placed) }
  }
}
