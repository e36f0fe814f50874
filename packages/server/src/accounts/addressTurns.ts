import { createTurns } from '../turns/createTurns'

/** Passwords of one address that are looked at together, and a school that begins at eight behind them (SR-02). */
export const addressTurns = createTurns({ atOnce: 4, mostWaiting: 1_000 })
