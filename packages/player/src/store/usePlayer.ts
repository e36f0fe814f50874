import { useStore } from 'zustand'
import type { PlayerStore } from './createPlayerStore'
import type { PlayerState } from './playerTypes'

export const usePlayer = <T>(store: PlayerStore, select: (state: PlayerState) => T): T =>
  useStore(store, select)
