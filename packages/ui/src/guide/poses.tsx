import type { ComponentType } from 'react'
import type { Eyes, Mouth } from './Face'
import {
  Book,
  Confetti,
  FoldedMap,
  MagnifyingGlass,
  Pointer,
  Sleep,
  Speed,
  Star,
  ThoughtBubble,
} from './props'

/** What the guide does: greets, reads, thinks, shows, looks for something, cheers, leaps, sleeps. */
export type GuidePose = 'wave' | 'read' | 'think' | 'show' | 'search' | 'cheer' | 'leap' | 'sleep'

interface Pose {
  /** Of the whole body, in degrees. */
  tilt: number
  /** Left and right, in degrees from upright. */
  ears: readonly [number, number]
  legs: 'standing' | 'running'
  /** The way from each shoulder, as the rest of an SVG path. */
  arms: readonly [string, string]
  eyes: Eyes
  mouth: Mouth
  behind?: ComponentType
  inFront?: ComponentType
}

export const POSES: Record<GuidePose, Pose> = {
  wave: {
    tilt: 0,
    ears: [-12, 12],
    legs: 'standing',
    arms: ['Q70 182 84 198', 'Q196 150 204 112'],
    eyes: 'open',
    mouth: 'laugh',
  },
  read: {
    tilt: 0,
    ears: [-24, 18],
    legs: 'standing',
    arms: ['Q68 184 88 194', 'Q172 184 152 194'],
    eyes: 'down',
    mouth: 'smile',
    inFront: Book,
  },
  think: {
    tilt: -3,
    ears: [-8, 42],
    legs: 'standing',
    arms: ['Q70 184 86 196', 'Q176 168 150 134'],
    eyes: 'open',
    mouth: 'round',
    behind: ThoughtBubble,
  },
  show: {
    tilt: 2,
    ears: [-16, 8],
    legs: 'standing',
    arms: ['Q72 186 90 196', 'Q186 164 198 140'],
    eyes: 'open',
    mouth: 'smile',
    behind: Pointer,
  },
  search: {
    tilt: 4,
    ears: [-38, 14],
    legs: 'standing',
    arms: ['Q64 182 76 196', 'Q182 172 186 160'],
    eyes: 'open',
    mouth: 'round',
    behind: FoldedMap,
    inFront: MagnifyingGlass,
  },
  cheer: {
    tilt: 0,
    ears: [-18, 18],
    legs: 'standing',
    arms: ['Q40 146 38 108', 'Q200 146 202 108'],
    eyes: 'happy',
    mouth: 'laugh',
    behind: Confetti,
  },
  leap: {
    tilt: 14,
    ears: [-52, -34],
    legs: 'running',
    arms: ['Q54 172 46 150', 'Q190 150 204 118'],
    eyes: 'happy',
    mouth: 'laugh',
    behind: Speed,
    inFront: Star,
  },
  sleep: {
    tilt: -7,
    ears: [-62, 58],
    legs: 'standing',
    arms: ['Q88 190 116 190', 'Q152 190 124 192'],
    eyes: 'shut',
    mouth: 'smile',
    behind: Sleep,
  },
}
