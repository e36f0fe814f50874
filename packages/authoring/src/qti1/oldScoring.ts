import { NotTaken } from '../interchange/notTaken'
import { cannotFollow } from '../qti/scoring/value'
import { childrenOf, isElement, textOf, type XmlElement } from '../qti/xmlElement'

/** What somebody gave to each response of an item of QTI 1.2. */
export type OldAnswer = ReadonlyMap<string, readonly string[]>

interface OldScore {
  points: number
  /** Identifiers of the feedback that is shown. */
  feedback: ReadonlySet<string>
}

interface OldScoring {
  scoreOf(answer: OldAnswer): OldScore
  /** What the item itself calls all points. */
  most: number | null
}

const SCORE = 'SCORE'

const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement)
const isSame = (name: string | undefined) => (name ?? SCORE).toUpperCase() === SCORE

function numberIn(element: XmlElement, text: string): number {
  const number = Number(text.trim() || Number.NaN)
  if (!Number.isFinite(number)) throw cannotFollow(element, `"${text.trim()}" is no number`)
  return number
}

/** Of all answers to one item together. */
const MOST_STEPS = 2_000_000

function holds(condition: XmlElement, answer: OldAnswer, step: (condition: XmlElement) => void): boolean {
  step(condition)
  const { name, attributes } = condition
  const given = answer.get(attributes.get('respident') ?? '') ?? []
  const inner = () => elementsOf(condition).map((each) => holds(each, answer, step))
  if (name === 'and' || name === 'conditionvar') return inner().every(Boolean)
  if (name === 'or') return inner().some(Boolean)
  if (name === 'not') return !inner().every(Boolean)
  if (name === 'other') return true
  if (name === 'unanswered') return given.length === 0
  if (name !== 'varequal') throw cannotFollow(condition)
  const wanted = textOf(condition).trim()
  const isExact = attributes.get('case')?.toLowerCase() === 'yes'
  return given.some((each) => each === wanted || (!isExact && each.toLowerCase() === wanted.toLowerCase()))
}

function changed(points: number, setvar: XmlElement): number {
  const action = setvar.attributes.get('action') ?? 'Set'
  const by = numberIn(setvar, textOf(setvar))
  if (action === 'Set') return by
  if (action === 'Add') return points + by
  if (action === 'Subtract') return points - by
  throw cannotFollow(setvar, `the action ${action}`)
}

/** How an item of QTI 1.2 is scored, run as its rules stand. Throws a NotTaken where one of them is not known. */
export function oldScoring(item: XmlElement): OldScoring {
  const [processing, second] = childrenOf(item, 'resprocessing')
  if (!processing) throw new NotTaken('it is not scored', item.line)
  if (second) throw new NotTaken('it is scored twice', second.line)
  const variables = childrenOf(processing, 'outcomes').flatMap((outcomes) => childrenOf(outcomes, 'decvar'))
  const score = variables.find(({ attributes }) => isSame(attributes.get('varname')))
  const bound = (name: string) => {
    const written = score?.attributes.get(name)
    return score && written !== undefined ? numberIn(score, written) : null
  }
  const [least, most, start] = [bound('minvalue'), bound('maxvalue'), bound('defaultval')]
  let steps = 0
  const step = ({ line }: XmlElement) => {
    steps++
    if (steps > MOST_STEPS) throw new NotTaken('its scoring takes too long', line)
  }
  const rules = elementsOf(processing).filter(({ name }) => name !== 'outcomes')
  return {
    most,
    scoreOf(answer) {
      let points = start ?? 0
      const feedback = new Set<string>()
      for (const rule of rules) {
        if (rule.name !== 'respcondition') throw cannotFollow(rule)
        if (!childrenOf(rule, 'conditionvar').every((condition) => holds(condition, answer, step))) continue
        for (const each of elementsOf(rule)) {
          if (each.name === 'setvar' && isSame(each.attributes.get('varname'))) points = changed(points, each)
          if (each.name === 'displayfeedback') feedback.add(each.attributes.get('linkrefid') ?? '')
        }
        if (rule.attributes.get('continue')?.toLowerCase() !== 'yes') break
      }
      const atLeast = least === null ? points : Math.max(points, least)
      return { points: most === null ? atLeast : Math.min(atLeast, most), feedback }
    },
  }
}
