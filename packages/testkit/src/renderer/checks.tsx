import { cleanup, fireEvent, render } from '@testing-library/react'
import { assess, seededRandom } from '@wordstride/core'
import axe from 'axe-core'
import { difference } from '../checks/difference'
import { idsIn, mapStrings } from '../checks/values'
import { cutIn, textWith, wordsIn } from '../checks/words'
import { ProblemHarness } from '../ProblemHarness'
import { letsNoHtmlThrough } from './authoredTexts'
import { fail, type RendererCheck } from './check'
import { keepsWhatIsChosen } from './choosing'
import { collectResponses } from './collectResponses'
import { miscountsIn, namedByPlaceholder, nothingSaidIn } from './counting'
import { keepsTheFocus } from './focus'
import { keepsAllThatIsGiven } from './giving'
import { guardedUser } from './keyboardUser'
import { leavesByTab } from './leaving'
import { staysWhileLocked } from './locked'
import { isToldOfControl, MARK_WORDS, marksOn, marksStandByTheirItems } from './marks'
import { equalNamesIn } from './names'
import { pointerOnlyIn } from './pointerOnly'
import { idleIn, pressEverything, pressedAlone } from './pressing'
import { saidIn, shownIn } from './shown'
import { showsNoId } from './shownIds'
import { isAddressed, soundsIn } from './sounds'
import { draw, type Subject } from './subject'
import { standsTwiceOnAPage } from './twice'
import { takesWhatIsTyped } from './typing'
import { waitsForTheStudent } from './waiting'

async function expectAccessible(subject: Subject, element: Element): Promise<void> {
  // Colours are checked where they are drawn: in a browser.
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  if (found.length > 0) fail(subject, `axe finds ${found.join('; ')}.`)
}

const INHERITED =
  'Items are called constructor, toString and the like here, under which every object has something: read records by ids with entryOf.'

/** With ids that every object has something under: it costs no page of its own. */
const solvedByKeyboard: RendererCheck = async (subject) => {
  const { inherited: exercise, Renderer, solveByKeyboard } = subject
  const { given, take } = collectResponses()
  const { container } = render(
    <ProblemHarness exercise={exercise} Renderer={Renderer as never} onResponse={take} />,
  )
  await expectAccessible(subject, container)
  const { user, expectNoOtherHand, leave } = guardedUser()
  try {
    await solveByKeyboard(exercise.correctResponse(), user, exercise.problem)
  } finally {
    leave()
  }
  expectNoOtherHand()
  if (given.length === 0)
    fail(subject, `solveByKeyboard ends, and the renderer has reported no response. ${INHERITED}`)
  const { verdict } = exercise.grade(given.at(-1), { mode: 'practice' })
  if (verdict !== 'correct')
    fail(
      subject,
      `solveByKeyboard gives a response that is ${verdict}: ${JSON.stringify(given.at(-1))}. ${INHERITED}`,
    )
  await expectAccessible(subject, container)
}

/** What is shown follows from the response: drawn from it at once, and drawn again when another one comes. */
const drawsTheResponse: RendererCheck = (subject) => {
  const { mount, empty } = draw(subject)
  const [nothing, right] = [empty(), subject.exercise.correctResponse()]
  const changing = mount({ response: nothing })
  const [before, saidBefore] = [shownIn(changing.container), saidIn(changing.container)]
  const fresh = mount({ response: right })
  const after = shownIn(fresh.container)
  if (before === after)
    fail(
      subject,
      'The empty and the correct response look the same: the renderer does not draw `response`, and a reload loses the answer.',
    )
  if (saidBefore === saidIn(fresh.container))
    fail(
      subject,
      'The empty and the correct response differ in looks alone: a screen reader is told neither. Set `checked`, `value` or an aria state.',
    )
  changing.redraw({ response: right })
  const redrawn = shownIn(changing.container)
  if (redrawn !== after)
    fail(
      subject,
      `A response that comes later looks otherwise than one that is there from the beginning: keep no copy of it in useState.${difference(redrawn, after)}`,
    )
}

/** An answer of an earlier visit may name what its author has taken out since. */
const drawsWhatItKnows: RendererCheck = (subject) => {
  const { exercise } = subject
  const { pageOf, viewOf } = draw(subject)
  const known = idsIn(viewOf('view'))
  const response = mapStrings(exercise.correctResponse(), (text) =>
    known.has(text) ? `${text}?`.slice(-64) : text,
  )
  if (!exercise.readResponse(response, exercise.version).ok) return
  try {
    pageOf({ response })
  } catch (error) {
    fail(
      subject,
      `To a response that names what the view does not have, the page throws "${(error as Error).message}". Draw what is known, and leave out the rest.`,
    )
  }
}

/** Some wrong responses are enough: each is a page of its own. */
const WRONG = 3

/** What is answered is seen: a wrong response never looks like the right one. */
const tellsResponsesApart: RendererCheck = (subject) => {
  const { exercise } = subject
  const { pageOf } = draw(subject)
  const right = pageOf({ response: exercise.correctResponse() })
  for (let i = 0; i < WRONG; i++) {
    const wrong = exercise.wrongResponse(seededRandom(`wrong ${i}`))
    if (pageOf({ response: wrong }) === right)
      fail(
        subject,
        `The correct response and ${JSON.stringify(wrong)} look the same: the renderer does not draw all of \`response\`.`,
      )
  }
}

const CHOSEN = 'input[type="checkbox"]:checked, [role="checkbox"][aria-checked="true"], [aria-pressed="true"]'

/** What is chosen with a checkbox or a button that stays pressed is taken back with it, and nothing else is. */
const takesChoicesBack: RendererCheck = (subject) => {
  const { exercise, Renderer } = subject
  const { container } = render(
    <ProblemHarness
      exercise={exercise}
      Renderer={Renderer as never}
      response={exercise.correctResponse()}
      onResponse={collectResponses().take}
    />,
  )
  const chosen = [...container.querySelectorAll(CHOSEN)]
  const [first] = chosen
  if (!first) return
  fireEvent.click(first)
  const left = chosen.filter((each) => each.isConnected && each.matches(CHOSEN))
  if (left.includes(first))
    fail(subject, `${first.outerHTML.slice(0, 160)} is chosen, and a second click does not take it back.`)
  if (left.length !== chosen.length - 1)
    fail(subject, `${first.outerHTML.slice(0, 160)} is taken back, and other choices with it.`)
}

/** With Math.random at one end of its range, then at the other. */
function withRandom<TResult>(value: number, run: () => TResult): TResult {
  const { random } = Math
  Math.random = () => value
  try {
    return run()
  } finally {
    Math.random = random
  }
}

/** The order is that of the view: the same in every mount, and another one where the view has another. */
const drawsTheView: RendererCheck = (subject) => {
  const { pageOf, viewOf, empty } = draw(subject)
  const shown = (seed: string, random: number) =>
    withRandom(random, () =>
      [empty(), subject.exercise.correctResponse()].map((response) => pageOf({ response, seed })).join('\n'),
    )
  const [first, second] = [shown('view', 0), shown('view', 0.999)]
  if (first !== second)
    fail(
      subject,
      `Two mounts of one view show something else: a renderer never shuffles, and a reload shows what was there.${difference(first, second)}`,
    )
  const view = JSON.stringify(viewOf('view'))
  const other = ['a', 'b', 'c', 'd'].find((seed) => JSON.stringify(viewOf(seed)) !== view)
  if (other !== undefined && shown(other, 0) === first)
    fail(subject, 'Another order of the view looks the same: draw the items in the order in which they come.')
}

const hasNamesAndKeys: RendererCheck = (subject) => {
  const { mount, viewOf } = draw(subject)
  const { container } = mount({ response: subject.exercise.correctResponse() })
  const [equal] = equalNamesIn(container, viewOf('view'))
  if (equal !== undefined)
    fail(
      subject,
      `Controls are called alike: ${equal}. Whoever hears the page cannot tell them apart: name each by what it is for.`,
    )
  const nameless = container.querySelector('input[type="radio"]:not([name])')
  if (nameless)
    fail(
      subject,
      `${nameless.outerHTML} has no name: arrow keys find the other radio buttons of its group by it.`,
    )
  const [pointerOnly] = pointerOnlyIn(container)
  if (pointerOnly !== undefined)
    fail(
      subject,
      `${pointerOnly} answers to a pointer alone. Make it a <button> with onClick, or give it a role, tabIndex and onKeyDown.`,
    )
}

/** What the page calls things by itself: counted from one, and never by a word of programs. */
const callsThingsByName: RendererCheck = (subject) => {
  for (const exercise of [subject.exercise, subject.sounding]) {
    const { mount, viewOf, empty } = draw({ ...subject, exercise })
    const view = viewOf('view')
    const { container, unmount } = mount({ response: empty() })
    const said = nothingSaidIn(container, view)
    if (said !== undefined) fail(subject, `The page says "${said}", which no author wrote.`)
    const submits = [...container.querySelectorAll('button')].find(({ type }) => type === 'submit')
    if (submits)
      fail(subject, `${submits.outerHTML.slice(0, 160)} submits the form around it: give it type="button".`)
    const [equal] = equalNamesIn(container, view)
    if (equal !== undefined)
      fail(subject, `Controls are called alike: ${equal}. Name each by what it is for.`)
    const [miscount] = miscountsIn(container, view)
    if (miscount !== undefined)
      fail(subject, `Things are counted otherwise than 1, 2, 3 or A, B, C: ${miscount}.`)
    const unnamed = namedByPlaceholder(container)
    if (unnamed)
      fail(
        subject,
        `${unnamed.outerHTML.slice(0, 160)} is named by its placeholder alone, which is gone with the first letter: give it an aria-label.`,
      )
    unmount()
  }
}

/** Nothing is there in vain: each press is felt, what it gives can be stored, and all that sounds is heard. */
const answersToEachPress: RendererCheck = (subject) => {
  for (const exercise of [subject.exercise, subject.sounding]) {
    const drawn = { ...subject, exercise }
    const pressed = pressEverything(drawn)
    const { container, presses, given } = pressed
    const later = pressEverything(drawn, exercise.correctResponse()).given
    const odd = [...given, ...later].find((response) => !exercise.readResponse(response, exercise.version).ok)
    if (odd !== undefined)
      fail(subject, `The page gives ${JSON.stringify(odd)}, which the response schema does not accept.`)
    const idle = idleIn(drawn, pressed)
    if (idle) fail(subject, `${idle.outerHTML.slice(0, 160)} is pressed, and nothing comes of it.`)
    const heard = presses.flatMap((press) => press.heard)
    const view = exercise.view(exercise.present(seededRandom('view')))
    const silent = soundsIn(view).find((sound) => !heard.includes(sound) && !isAddressed(container, sound))
    if (silent !== undefined) fail(subject, `Nothing on the page plays or shows ${silent} of the view.`)
    cleanup()
  }
}

/** Right and wrong are marked with words, item by item, and told with a control; and what the author says of an item stands there. */
const marksWithWords: RendererCheck = (subject) => {
  const { explained: exercise } = subject
  const { mount } = draw({ ...subject, exercise })
  for (const response of [exercise.wrongResponse(seededRandom('marks')), exercise.correctResponse()]) {
    const { verdict, feedback } = assess(exercise, response, { mode: 'practice' })
    const items = Object.values(feedback?.items ?? {})
    const { container, unmount } = mount({
      response,
      status: verdict,
      isLocked: verdict === 'correct',
      feedback,
    })
    for (const mark of ['correct', 'incorrect'] as const) {
      const wanted = items.filter((item) => item.mark === mark).length
      const found = marksOn(container, mark)
      if (found.length !== wanted)
        fail(
          subject,
          `Of ${wanted} items that are ${mark}, ${found.length} have the word "${MARK_WORDS[mark]}": FeedbackMark draws it.`,
        )
      if (!found.every((word) => isToldOfControl(word, container)))
        fail(
          subject,
          `"${MARK_WORDS[mark]}" belongs to no control: draw FeedbackMark in the label, the legend or the button, or give it the id that is the aria-describedby of the control (useMarkId).`,
        )
    }
    const text = container.textContent ?? ''
    const missing = items.find(({ explanation }) => explanation !== undefined && !text.includes(explanation))
    if (missing)
      fail(subject, `The explanation "${missing.explanation}" is in the feedback, and is not shown.`)
    unmount()
  }
}

/** What is only heard is not seen. */
const seenIn = (page: string): string => page.replaceAll(/ aria-[a-z]+="[^"]*"/g, '')

/** Every word of the view stands on the page, before the answer or with it; in an attribute, where it is an `alt`. */
const showsEveryWord: RendererCheck = (subject) => {
  const { worded: exercise } = subject
  const { pageOf, viewOf, empty } = draw({ ...subject, exercise })
  const pages = [empty(), exercise.correctResponse()].map((response) => seenIn(pageOf({ response })))
  const missing = wordsIn(viewOf('view')).find((word) => !pages.some((page) => page.includes(word)))
  if (missing !== undefined)
    fail(subject, `A text of the view is not on the page: "${textWith(viewOf('view'), missing)}".`)
}

/** What is cut can be read whole by a press that answers nothing, and what was whole stays whole. */
const letsCutTextsBeRead: RendererCheck = (subject) => {
  const { worded: exercise } = subject
  const drawn = { ...subject, exercise }
  const { pageOf, viewOf, empty } = draw(drawn)
  const view = viewOf('view')
  const textOf = (word: string): string => `"${textWith(view, word).slice(0, 80)}"`
  const cutOn = (page: string): string[] => cutIn(seenIn(page))
  const cutWith = (response: unknown): string[] => cutOn(pageOf({ response }))
  const cut = cutWith(empty())
  if (cut.length === 0 && cutWith(exercise.correctResponse()).length === 0) return
  const pressed = pressEverything(drawn)
  const said = (response: unknown): string => exercise.describeResponse(view, response)
  const unanswered = pressedAlone(drawn, pressed)
    .filter(({ response }) => said(response) === said(empty()))
    .map(({ page }) => cutOn(page))
  const unread = cut.find((word) => unanswered.every((words) => words.includes(word)))
  if (unread !== undefined)
    fail(subject, `The text ${textOf(unread)} is cut, and no press but an answer shows the rest.`)
  const pages = pressed.presses.map(({ at, page }) => ({ at, cut: cutOn(page) }))
  const [again] = pages.flatMap((page, i) => {
    const last = pages[i - 1]
    // What comes before its last one was pressed on another page.
    const before = last && last.at < page.at ? last.cut : cut
    return page.cut.filter((word) => !before.includes(word))
  })
  if (again !== undefined)
    fail(subject, `The text ${textOf(again)} was shown whole, and the next press cuts it again.`)
  cleanup()
}

/** Every check of a renderer, in a DOM. */
export const rendererChecks: Readonly<Record<string, RendererCheck>> = {
  'is solved by keyboard alone, and axe finds nothing before or after': solvedByKeyboard,
  'draws the response that it is given': drawsTheResponse,
  'draws a response that names what is gone': drawsWhatItKnows,
  'draws wrong responses otherwise than the right one': tellsResponsesApart,
  'takes back what was chosen': takesChoicesBack,
  'draws the view in its order, whenever it is mounted': drawsTheView,
  'shows every word of the view': showsEveryWord,
  'lets no HTML of an author through': letsNoHtmlThrough,
  'lets texts that it cuts be read whole before any answer': letsCutTextsBeRead,
  'names its controls apart, and needs no pointer': hasNamesAndKeys,
  'calls things by names that tell something': callsThingsByName,
  'calls nothing by its id': showsNoId,
  'answers to each press, and lets every sound be heard': answersToEachPress,
  'waits until something is done': waitsForTheStudent,
  'keeps the focus of who presses with the keyboard': keepsTheFocus,
  'lets the keyboard go on and back': leavesByTab,
  'keeps what is chosen': keepsWhatIsChosen,
  'keeps all that is given': keepsAllThatIsGiven,
  'takes what is typed, and spells nothing for anybody': takesWhatIsTyped,
  'marks right and wrong with words, and shows what is said of them': marksWithWords,
  'marks each item where it stands': marksStandByTheirItems,
  'stands twice on a page without an id that is there twice': standsTwiceOnAPage,
  'changes nothing while it is locked': staysWhileLocked,
}
