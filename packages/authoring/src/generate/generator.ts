import type { Judge } from './check/judge'
import type { Frame } from './frame'

/** A source of problems that are right by a rule. */
export interface Generator {
  /** What it asks for, for authors. */
  summary: string
  /** The grades it has material for. */
  grades: readonly number[]
  /** New frames stand at the end: the place of a frame is a part of the ids of its problems. */
  frames(grade: number): readonly Frame[]
  /** Finds the key by another way than the frames. */
  judge: Judge
}
