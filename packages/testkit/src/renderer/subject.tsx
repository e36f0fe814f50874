import { render } from '@testing-library/react'
import {
  type AnyProblemPlugin,
  type Exercise,
  expectOpened,
  type Feedback,
  openProblem,
  seededRandom,
  type Verdict,
} from '@wordstride/core'
import type { RendererProps } from '@wordstride/ui'
import type { ComponentType } from 'react'
import { withCanaries } from '../checks/feedback'
import { deepFreeze, withFrozenInputs } from '../checks/frozen'
import { withInheritedIds, withOwnIds } from '../checks/ids'
import { withHtml, withWords } from '../checks/words'
import type { KeyboardUser } from './keyboardUser'
import { shownIn } from './shown'
import { withSounds } from './sounds'

/** One problem of a type with the renderer that draws it. */
export interface Subject {
  exercise: Exercise
  plugin: AnyProblemPlugin
  /** The same problem, with something said of everything that anything can be said of. */
  explained: Exercise
  /** The same problem, with all that may be left out and a word of its own in each of its texts. */
  worded: Exercise
  /** The same problem, with all that may be left out and an address of its own for each recording. */
  sounding: Exercise
  /** The same problem, with HTML in each of its texts. */
  smuggled: Exercise
  /** The same problem, with ids that are no word of a text. */
  named: Exercise
  /** The same problem, with ids that every object has something under. */
  inherited: Exercise
  Renderer: ComponentType<RendererProps<never, unknown>>
  solveByKeyboard(right: unknown, user: KeyboardUser, problem: unknown): Promise<void>
}

export function openSubject(
  plugin: AnyProblemPlugin,
  raw: unknown,
): Omit<Subject, 'Renderer' | 'solveByKeyboard'> {
  const frozen = withFrozenInputs(plugin)
  const exercise = expectOpened(openProblem(frozen, raw))
  const open = (problem: unknown) => expectOpened(openProblem(frozen, problem))
  return {
    exercise,
    plugin: frozen,
    explained: open(withCanaries(frozen, exercise.problem)),
    worded: open(withWords(frozen, exercise.problem)),
    smuggled: open(withHtml(frozen, exercise.problem)),
    named: open(withOwnIds(frozen, exercise.problem)),
    inherited: open(withInheritedIds(frozen, exercise.problem)),
    sounding: open(withSounds(frozen, exercise.problem)),
  }
}

interface Drawn {
  response: unknown
  seed?: string
  feedback?: Feedback | null
  status?: 'init' | Verdict
  isLocked?: boolean
}

const noop = () => undefined

/** The renderer with a response that stays as it is. */
export function draw({ exercise, Renderer }: Pick<Subject, 'exercise' | 'Renderer'>) {
  const viewOf = (seed: string) => exercise.view(exercise.present(seededRandom(seed)))
  const elementOf = ({
    response,
    seed = 'view',
    feedback = null,
    status = 'init',
    isLocked = false,
  }: Drawn) => (
    <Renderer
      problem={deepFreeze(viewOf(seed)) as never}
      response={deepFreeze(response)}
      status={status}
      feedback={deepFreeze(feedback)}
      isLocked={isLocked}
      onResponse={noop}
    />
  )
  return {
    viewOf,
    empty: () => exercise.emptyResponse(viewOf('view')),
    mount(drawn: Drawn) {
      const { container, rerender, unmount } = render(elementOf(drawn))
      return { container, unmount, redraw: (next: Drawn) => rerender(elementOf(next)) }
    },
    /** Twice on one page, as two problems of the type: each in an element of its own. */
    mountTwice: (drawn: Drawn) =>
      render(
        <>
          <section>{elementOf(drawn)}</section>
          <section>{elementOf(drawn)}</section>
        </>,
      ),
    /** All that the page shows, which is gone again. */
    pageOf(drawn: Drawn): string {
      const { container, unmount } = render(elementOf(drawn))
      const page = shownIn(container)
      unmount()
      return page
    },
  }
}
