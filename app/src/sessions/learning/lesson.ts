import type { SessionState } from '@wordstride/learning'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is on the screen of a learning session. */
export type LessonView = { kind: 'exercises' } | { kind: 'demo' | 'assisted'; id: string }

/** By id; true once seen or solved to its end (SES-38, SES-39). */
export interface LessonProgress {
  demos: Readonly<Record<string, boolean>>
  assisted: Readonly<Record<string, boolean>>
}

export interface LessonState {
  view: LessonView
  progress: LessonProgress
  open(view: LessonView): void
  complete(view: LessonView): void
}

export type Lesson = StoreApi<LessonState>

export interface LessonOptions {
  demoIds: readonly string[]
  session: SessionState
  /** Of an earlier visit to the same session. */
  earlier: LessonProgress | undefined
}

const hasBegun = ({ index, row }: SessionState): boolean =>
  index > 0 || row.some(({ answerStatus, hintChecked }) => answerStatus !== 'init' || hintChecked)

/** SES-02: the first demo before the exercises, unless it was seen or the exercises are begun. */
function firstView({ demoIds, session, earlier }: LessonOptions): LessonView {
  const [id] = demoIds
  if (id === undefined || hasBegun(session) || earlier?.demos[id]) return { kind: 'exercises' }
  return { kind: 'demo', id }
}

function record(progress: LessonProgress, view: LessonView, isComplete: boolean): LessonProgress {
  if (view.kind === 'exercises') return progress
  const list = view.kind === 'demo' ? 'demos' : 'assisted'
  if (progress[list][view.id] || progress[list][view.id] === isComplete) return progress
  return { ...progress, [list]: { ...progress[list], [view.id]: isComplete } }
}

/** Demos, assisted exercises and exercises of one learning session, and which of them were opened. */
export function createLesson(options: LessonOptions): Lesson {
  const view = firstView(options)
  return createStore<LessonState>()((set, get) => ({
    view,
    progress: record(options.earlier ?? { demos: {}, assisted: {} }, view, false),
    open: (next) => set({ view: next, progress: record(get().progress, next, false) }),
    complete: (seen) => set({ progress: record(get().progress, seen, true) }),
  }))
}
