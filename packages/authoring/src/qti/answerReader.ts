import type { ItemAnswer, Question } from '@wordstride/core/authoring'
import { fromIdentifier, optionIdIn } from './identifier'

type Given = ReadonlyMap<string, readonly string[]>

/** Each response as `read` says, by the ids of the question. */
const byId = <T>(given: Given, read: (texts: readonly string[], part: string) => T): Map<string, T> => {
  const answers = new Map<string, T>()
  for (const [response, texts] of given) {
    const part = fromIdentifier(response)
    answers.set(part, read(texts, part))
  }
  return answers
}

const idsOf = (texts: readonly string[]): string[] => texts.map(fromIdentifier)

const allOf = (given: Given): string[] => idsOf([...given.values()].flat())

function pairsOf(given: Given, sources: ReadonlySet<string>): ItemAnswer | null {
  const pairs: [string, string][] = []
  for (const texts of given.values())
    for (const text of texts) {
      const [one, other] = idsOf(text.split(' ')) as [string, string]
      const [source, target] = sources.has(one) ? [one, other] : [other, one]
      if (!sources.has(source) || sources.has(target)) return null
      pairs.push([source, target])
    }
  return { kind: 'paired', pairs }
}

/** Tells what somebody gave to an item by the ids of the question that was read from it; null where it has no words for it. */
export function answerReader(question: Question): (given: Given) => ItemAnswer | null {
  switch (question.kind) {
    case 'choice': {
      const known = new Set(question.parts.flatMap(({ choices }) => choices.map(({ id }) => id)))
      const read = (texts: readonly string[], part: string) =>
        idsOf(texts).map((id) => (known.has(id) ? id : optionIdIn(part, id)))
      return (given) => ({ kind: 'chosen', chosen: byId(given, read) })
    }
    case 'gapChoice':
      return (given) => ({ kind: 'chosen', chosen: byId(given, idsOf) })
    case 'typing':
    case 'gapTyping':
      return (given) => ({ kind: 'typed', typed: byId(given, ([text = '']) => text) })
    case 'phrases':
      return (given) => ({ kind: 'clicked', clicked: allOf(given) })
    case 'order':
      return (given) => ({ kind: 'ordered', order: allOf(given) })
    case 'match':
    case 'gapMatch': {
      const sources = question.kind === 'match' ? question.sources : question.cards
      const known = new Set(sources.map(({ id }) => id))
      return (given) => pairsOf(given, known)
    }
  }
}
