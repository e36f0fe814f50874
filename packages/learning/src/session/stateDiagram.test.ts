import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policyOf } from './policies'
import { foldSession, reduceSession } from './reduceSession'
import type { Phase, SessionEvent, SessionState } from './sessionState'

const PAGE = new URL('../../../../docs/session-machine.md', import.meta.url)

const nameOf = (state: SessionState): string => {
  if (state.sessionStatus !== 'in_progress') return state.sessionStatus
  const entry = state.row[state.index]
  return entry && policyOf(state.phase).isDone(entry) ? 'answered' : 'answering'
}

function labelOf(event: SessionEvent): string {
  if (event.type === 'answer_checked') return `${event.type} ${event.verdict}`
  return event.type === 'skipped' && event.isFaulty ? 'skipped faulty' : event.type
}

const eventsFor = (state: SessionState): SessionEvent[] => {
  const at = 1
  const problemId = state.row[state.index]?.problemId ?? ''
  return [
    { type: 'exercise_shown', at, problemId },
    { type: 'hint_opened', at, problemId, step: 1 },
    { type: 'hint_closed', at, problemId },
    { type: 'answer_checked', at, problemId, verdict: 'correct' },
    { type: 'answer_checked', at, problemId, verdict: 'incorrect' },
    { type: 'answer_checked', at, problemId, verdict: 'not_answered' },
    { type: 'answer_checked', at, problemId, verdict: 'over_answered' },
    { type: 'answer_submitted', at, problemId },
    { type: 'advanced', at, problemId },
    { type: 'skipped', at, problemId },
    { type: 'skipped', at, problemId, isFaulty: true },
    { type: 'alive', at, until: state.seenAt + 1 },
    { type: 'paused', at },
    { type: 'left', at },
    { type: 'timed_out', at },
  ]
}

/** States that differ only in what the machine does not look at again count as one. */
const keyOf = ({ sessionStatus, index, row }: SessionState): string => {
  const { answerStatus, firstTimeCorrect, hintChecked, hintStep, startTime } = row[index] ?? {}
  const before = row.slice(0, index).map((entry) => entry.firstTimeCorrect)
  const skipped = row.filter((entry) => entry.isSkipped && !entry.isFaulty).length
  return JSON.stringify([
    [sessionStatus, index, row.length, before, skipped],
    [answerStatus, firstTimeCorrect, hintChecked, hintStep, startTime],
  ])
}

/** Every way from one named state to another that some events lead, by walking through the machine itself. */
function edgesOf(phase: Phase): string[] {
  const edges = new Set<string>()
  const seen = new Set<string>()
  const first = foldSession([
    {
      type: 'started',
      at: 0,
      start: {
        sessionId: 's',
        phase,
        sectionType: 'ae.la',
        gradeId: 2,
        skillId: 'k',
        path: null,
        startingLevel: 0,
        correctCount: 1,
        problemIds: ['a', 'b', 'c'],
        lastProblemId: null,
      },
    },
  ]) as SessionState
  edges.add(`[*] --> ${nameOf(first)}: started`)
  const queue = [first]
  for (let state = queue.pop(); state; state = queue.pop()) {
    if (state.index > 3) continue
    for (const event of eventsFor(state)) {
      const next = reduceSession(state, event) as SessionState
      const entry = state.row[state.index]
      const other = next.row[next.index]
      const isSame = JSON.stringify(next) === JSON.stringify(state)
      const isCloseOfNothing = event.type === 'hint_closed' && entry?.hintStep === other?.hintStep
      if (next === state || isSame || isCloseOfNothing) continue
      edges.add(`${nameOf(state)} --> ${nameOf(next)}: ${labelOf(event)}`)
      const key = keyOf(next)
      if (!seen.has(key)) {
        seen.add(key)
        queue.push(next)
      }
    }
  }
  return [...edges].sort()
}

/** The arrows of the diagram below a heading of the page. */
function drawnUnder(heading: string): string[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(`## ${heading}\n`)
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(section) ?? []
  return diagram
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(' --> '))
    .sort()
}

describe('docs/session-machine.md', () => {
  it.each([
    ['Learning', 'LEARNING_SESSION'],
    ['Proficiency and afficiency', 'PROFICIENCY_SESSION'],
    ['Proficiency and afficiency', 'AFFICIENCY_SESSION'],
    ['Test', 'test'],
  ] as const)('draws under "%s" every way through %s and no other', (heading, phase) => {
    expect(drawnUnder(heading)).toEqual(edgesOf(phase))
  })
})
