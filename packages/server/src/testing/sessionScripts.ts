import { randomUUID } from 'node:crypto'
import type { ToldEvent } from '@wordstride/api'
import fc from 'fast-check'

/** What two devices of one student do in a session, legal or not; `place` is an exercise of the session. */
export type ScriptStep =
  | { does: 'show' | 'hint' | 'close' | 'advance' | 'skip' | 'draft'; place: number }
  | { does: 'alive' | 'pause' | 'leave' }
  | { does: 'answer'; place: number; isRight: boolean; hintChecked: boolean; lie?: Lie }
  /** An answer that was sent before comes once more; `back` counts from the last. */
  | { does: 'repeat'; back: number }

/** What is said of the time of an answer, in milliseconds: how long ago it began, and how long it took. */
interface Lie {
  ago: number
  took: number
}

export interface Script {
  /** Seconds before each step. */
  waits: number[]
  steps: ScriptStep[]
  /** Steps of which the message arrives with the one after it, in one batch. */
  held: boolean[]
}

/** An answer on its way. */
export interface SentAnswer {
  answerId: string
  problemId: string
  isRight: boolean
  hintChecked: boolean
  startTs: number
  endTs: number
}

/** Whoever can play a script: the handlers of the server, the bare machine, the store of a browser. */
export interface SessionDriver {
  tell(events: ToldEvent[]): Promise<void> | void
  answer(answer: SentAnswer): Promise<void> | void
}

const place = fc.nat({ max: 4 })
/** Mostly what a student does, in its order or not; sometimes what only a wrong client sends. */
const step: fc.Arbitrary<ScriptStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      place,
      isRight: fc.boolean(),
      hintChecked: fc.boolean(),
      lie: fc.record({
        // Before the session, some seconds ago, now, and in an hour.
        ago: fc.constantFrom(86_400_000, 5_000, 1_000, 0, -3_600_000),
        took: fc.constantFrom(0, 300, 1_000, 60_000),
      }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('show' as const, 'hint', 'close', 'advance', 'advance', 'skip', 'draft'),
      place,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('alive' as const, 'alive', 'pause') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), back: fc.nat({ max: 3 }) }) },
)

/** Answers from the first exercise to the last, in between which anything happens: most of these scripts pass. */
const inOrder: fc.Arbitrary<ScriptStep[]> = fc
  .array(fc.tuple(fc.boolean(), fc.array(step, { maxLength: 1 })), { minLength: 5, maxLength: 5 })
  .map((parts) =>
    parts.flatMap(([isRight, between], i): ScriptStep[] => [
      { does: 'show', place: i },
      { does: 'answer', place: i, isRight, hintChecked: false },
      ...between,
      { does: 'answer', place: i, isRight: true, hintChecked: false },
      { does: 'advance', place: i },
    ]),
  )

const LONGEST = 32

export const sessionScript: fc.Arbitrary<Script> = fc.record({
  waits: fc.array(fc.constantFrom(0, 0.3, 1, 5, 5, 20, 59, 61, 400), {
    minLength: LONGEST,
    maxLength: LONGEST,
  }),
  steps: fc.oneof(fc.array(step, { minLength: 1, maxLength: LONGEST }), inOrder),
  held: fc.array(fc.boolean(), { minLength: LONGEST, maxLength: LONGEST }),
})

interface Stage {
  problemIds: readonly string[]
  /** The client's clock, which the script moves. */
  now(): number
  advance(milliseconds: number): void
  /** A draft as JSON. */
  draft: string
}

function toEvent(step: ScriptStep, at: number, { problemIds, draft }: Stage): ToldEvent | null {
  const problemId = 'place' in step ? (problemIds[step.place % problemIds.length] as string) : ''
  switch (step.does) {
    case 'show':
      return { type: 'exercise_shown', at, problemId }
    case 'hint':
      return { type: 'hint_opened', at, problemId, step: 1 }
    case 'close':
      return { type: 'hint_closed', at, problemId }
    case 'advance':
      return { type: 'advanced', at, problemId }
    case 'skip':
      return { type: 'skipped', at, problemId }
    case 'draft':
      return { type: 'responded', at, problemId, responseJson: draft }
    case 'alive':
      return { type: 'alive', at: at - 1_000, until: at }
    case 'pause':
      return { type: 'paused', at }
    case 'leave':
      return { type: 'left', at }
    default:
      return null
  }
}

/** Plays a script with every driver, message by message. */
export async function playScript(
  { waits, steps, held }: Script,
  stage: Stage,
  drivers: readonly SessionDriver[],
): Promise<void> {
  const sent: SentAnswer[] = []
  let batch: ToldEvent[] = []
  for (const [i, step] of steps.entries()) {
    stage.advance((waits[i % LONGEST] as number) * 1000)
    const event = toEvent(step, stage.now(), stage)
    if (event) {
      batch.push(event)
      if (held[i % LONGEST]) continue
    }
    for (const driver of drivers) if (batch.length > 0) await driver.tell(batch)
    batch = []
    if (step.does === 'answer') {
      sent.push({
        answerId: randomUUID(),
        problemId: stage.problemIds[step.place % stage.problemIds.length] as string,
        isRight: step.isRight,
        hintChecked: step.hintChecked,
        startTs: stage.now() - (step.lie?.ago ?? 1_000),
        endTs: stage.now() - (step.lie?.ago ?? 1_000) + (step.lie?.took ?? 1_000),
      })
    }
    const answer = step.does === 'repeat' ? sent.at(-1 - step.back) : sent.at(-1)
    if ((step.does === 'answer' || step.does === 'repeat') && answer)
      for (const driver of drivers) await driver.answer(answer)
  }
}
