import { MAX_SILENCE_MS } from '../rules/constants'
import { policyOf } from './policies'
import type { SessionState } from './sessionState'
import { withEntry } from './withEntry'

const within = (milliseconds: number, most: number): number => Math.min(Math.max(0, milliseconds), most)

function addTime(state: SessionState, milliseconds: number, at: number): SessionState {
  const { row, index } = state
  const entry = row[index]
  const isAtWork = entry && entry.startTime !== null && !policyOf(state.phase).isDone(entry)
  return {
    ...state,
    activeMs: state.activeMs + milliseconds,
    seenAt: Math.max(state.seenAt, at),
    isPaused: false,
    row: isAtWork ? withEntry(row, index, { ...entry, activeMs: entry.activeMs + milliseconds }) : row,
  }
}

/** A sign of life at `at`: the time since the last one counts, but for a pause and most of a long silence (SR-13). */
export function passTime(state: SessionState, at: number): SessionState {
  if (state.sessionStatus !== 'in_progress') return state
  return addTime(state, state.isPaused ? 0 : within(at - state.seenAt, MAX_SILENCE_MS), at)
}

/** Signs of life all the way until `until`. */
export const passTimeUntil = (state: SessionState, until: number): SessionState =>
  addTime(state, within(until - state.seenAt, Number.POSITIVE_INFINITY), until)
