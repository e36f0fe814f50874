import type { ChoiceQuestion, InterchangeItem, ItemChoice, Question } from '@wordstride/core/authoring'
import { explained } from '../gift/giftItem'
import { LEFT_OUT, PARTS } from '../interchange/notes'
import { NotTaken } from '../interchange/notTaken'
import { optionIdIn } from '../qti/identifier'
import { subsetsOf } from '../qti/scoring/keys'
import { around } from '../qti/scoring/typedAnswers'
import { childrenOf, descendantsOf, textOf, type XmlElement } from '../qti/xmlElement'
import { feedbackOf, saidToTyped, saysMore } from './oldFeedback'
import { textAroundGap } from './oldGap'
import { type OldAnswer, oldScoring } from './oldScoring'
import { oldTextOf, textAroundChoices } from './oldText'

/** All answers are tried; where there are more, none of them is known to be the only right one. */
const MOST_ANSWERS = 2048
const NOTHING = 1e-6
const GAP_ID = 'gap'

const identOf = ({ attributes }: XmlElement): string => attributes.get('ident') ?? ''
const labelsOf = (response: XmlElement): XmlElement[] =>
  descendantsOf(response).filter(({ name }) => name === 'response_label')
const isSingle = ({ attributes }: XmlElement): boolean =>
  (attributes.get('rcardinality') ?? 'Single') === 'Single'

function refuseOrder({ attributes, line }: XmlElement): void {
  if (attributes.get('rcardinality') === 'Ordered')
    throw new NotTaken('the order in which options are chosen counts', line)
}

/** Every combination of one answer for each response. */
function combined(responses: readonly XmlElement[]): OldAnswer[] {
  let all: OldAnswer[] = [new Map()]
  for (const response of responses) {
    const ids = labelsOf(response).map(identOf)
    const count = isSingle(response) ? ids.length + 1 : 2 ** ids.length
    if (all.length * count > MOST_ANSWERS)
      throw new NotTaken('it has more answers than can be tried', response.line)
    const sets = isSingle(response) ? [[], ...ids.map((id) => [id])] : subsetsOf(ids)
    all = all.flatMap((answer) => sets.map((set) => new Map(answer).set(identOf(response), set)))
  }
  return all
}

interface Asked {
  item: InterchangeItem
  notes: readonly string[]
}

/** The only answer that earns all points, of all that can be given. */
function keyOf(item: XmlElement, responses: readonly XmlElement[]) {
  const { scoreOf, most } = oldScoring(item)
  const tried = combined(responses).map((answer) => ({ answer, ...scoreOf(answer) }))
  const best = Math.max(...tried.map(({ points }) => points))
  if (best < NOTHING) throw new NotTaken('its scoring gives points to no answer', item.line)
  if (most !== null && best < most - NOTHING)
    throw new NotTaken(`its scoring gives ${best} of ${most} points to the best answer`, item.line)
  const [key, second] = tried.filter(({ points }) => points >= best - NOTHING)
  if (!key || second) throw new NotTaken('its scoring gives all points to several answers', item.line)
  const hasParts = tried.some(({ points }) => points > NOTHING && points < best - NOTHING)
  return { key: key.answer, scoreOf, notes: hasParts ? [PARTS] : [] }
}

/** What is said to one choice alone. */
function explanationsOf(
  item: XmlElement,
  response: XmlElement,
  scoreOf: (answer: OldAnswer) => { feedback: ReadonlySet<string> },
) {
  const textOf = feedbackOf(item)
  const said = new Map(
    labelsOf(response).map((label) => [
      identOf(label),
      scoreOf(new Map([[identOf(response), [identOf(label)]]])).feedback,
    ]),
  )
  const saidOnlyTo = (id: string): string[] => {
    const others = [...said].filter(([other]) => other !== id).flatMap(([, feedback]) => [...feedback])
    return [...(said.get(id) ?? [])].filter((each) => !others.includes(each))
  }
  return { explanationOf: (id: string) => textOf(saidOnlyTo(id)), kept: [...said.keys()].flatMap(saidOnlyTo) }
}

function readChoices(
  item: XmlElement,
  responses: readonly XmlElement[],
): { question: Question; notes: readonly string[] } {
  responses.forEach(refuseOrder)
  const { key, scoreOf, notes } = keyOf(item, responses)
  const isOne = responses.length === 1
  const kept = new Set<string>()
  const parts = responses.map((response): ChoiceQuestion => {
    const said = explanationsOf(item, response, scoreOf)
    for (const each of said.kept) kept.add(each)
    const id = identOf(response)
    const choices = labelsOf(response).map((label): ItemChoice => {
      const ident = identOf(label)
      return {
        id: isOne ? ident : optionIdIn(id, ident),
        text: oldTextOf(label),
        isRight: key.get(id)?.includes(ident) ?? false,
        explanation: said.explanationOf(ident),
      }
    })
    const [render] = childrenOf(response, 'render_choice')
    return {
      ...{ id, line: response.line, isSingle: isSingle(response) },
      ...(isOne ? {} : { prompt: textAroundChoices(response) }),
      isShuffled: render?.attributes.get('shuffle')?.toLowerCase() === 'yes',
      choices: explained(choices, undefined),
    }
  })
  return {
    question: { kind: 'choice', parts },
    notes: [...notes, ...(saysMore(item, kept) ? [LEFT_OUT] : [])],
  }
}

/** A text that is typed: of those that its rules name, each that earns all points is right. */
function readTyped(
  item: XmlElement,
  response: XmlElement,
  text: string,
): { question: Question; notes: readonly string[] } {
  const { scoreOf } = oldScoring(item)
  const id = identOf(response)
  const named = childrenOf(item, 'resprocessing')
    .flatMap(descendantsOf)
    .filter(({ name, attributes }) => name === 'varequal' && attributes.get('respident') === id)
    .map((each) => textOf(each).trim())
  const scored = (text: string) => scoreOf(new Map([[id, [text]]]))
  const pointsOf = (text: string) => scored(text).points
  const best = Math.max(0, ...named.map(pointsOf))
  const isRight = (text: string) => pointsOf(text) >= best - NOTHING
  if (best < NOTHING) throw new NotTaken('its scoring gives points to no answer', item.line)
  if (scoreOf(new Map()).points >= best - NOTHING)
    throw new NotTaken('its scoring gives all points where nothing is answered', item.line)
  const answers = [...new Set(named.filter(isRight))]
  const inOtherCase = answers.flatMap((answer) =>
    [answer.toLowerCase(), answer.toUpperCase()].filter((text) => !answers.includes(text)),
  )
  const ignoresCase = inOtherCase.length > 0 && inOtherCase.every(isRight)
  if (!ignoresCase && inOtherCase.some(isRight))
    throw new NotTaken('capitals count in some of its answers and not in others', item.line)
  const taken = (text: string) =>
    answers.some((answer) => answer === text || (ignoresCase && answer.toLowerCase() === text.toLowerCase()))
  const wrong = [...named, ...answers.flatMap(around)].find((text) => isRight(text) !== taken(text))
  if (wrong !== undefined) throw new NotTaken(`its points for "${wrong}" contradict each other`, item.line)
  const hasParts = named.some((text) => pointsOf(text) > NOTHING && !isRight(text))
  const mistakes = new Map(
    named
      .filter((text) => text !== '' && !isRight(text))
      .map((text) => [ignoresCase ? text.toLowerCase() : text, text]),
  )
  const { own, notes } = saidToTyped(item, {
    ...{ right: answers, wrong: [...mistakes.values()] },
    shownTo: (text) => scored(text).feedback,
  })
  return {
    question: {
      kind: 'gapTyping',
      text,
      gaps: [{ id: GAP_ID, kind: 'text', answers, ignoresCase, own }],
    },
    notes: [...(hasParts ? [PARTS] : []), ...notes],
  }
}

/** An item of QTI 1.2 whose choices or whose one text our types ask. Throws a NotTaken for any other. */
export function oldItem(item: XmlElement): Asked {
  const [presentation] = childrenOf(item, 'presentation')
  if (!presentation) throw new NotTaken('it asks nothing', item.line)
  const responses = descendantsOf(presentation).filter(({ name }) => /^response_(?!label)/.test(name))
  const [first, second] = responses
  if (!first) throw new NotTaken('it asks nothing', presentation.line)
  const other = responses.find(
    (response) =>
      response.name !== 'response_lid' &&
      !(response.name === 'response_str' && childrenOf(response, 'render_fib').length > 0),
  )
  if (other) throw new NotTaken(`no type of ours asks as <${other.name}> does`, other.line)
  const isChoice = responses.every(
    (response) => response.name === 'response_lid' && labelsOf(response).length > 0,
  )
  if (!isChoice && (second || first.name === 'response_lid'))
    throw new NotTaken('it asks more than one question of this kind', (second ?? first).line)
  const { above, text } = isChoice
    ? { above: second ? oldTextOf(presentation) : textAroundChoices(presentation), text: '' }
    : textAroundGap(presentation, GAP_ID)
  const { question, notes } = isChoice ? readChoices(item, responses) : readTyped(item, first, text)
  return {
    item: {
      writtenFrom: null,
      blocks: above === '' ? [] : [{ kind: 'markdown', value: above }],
      question,
    },
    notes,
  }
}
