import { useStore } from 'zustand'
import type { PlayerState, PlayerStore } from './playerTypes'

export const usePlayer = <T>(store: PlayerStore, select: (state: PlayerState) => T): T =>
  useStore(store, select)
