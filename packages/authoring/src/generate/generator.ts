import type { Judge } from './check/judge'
import type { Frame } from './frame'

/** What was written for one problem: sentences with their forms, one a line, or examples of kinds by their names. */
export type Material = { sentences: string } | { examples: Readonly<Record<string, string>> }

/** A problem that a frame makes of material, whole. */
export interface OfMaterial {
  frame: Frame
  number: number
}

/** A source of problems that are right by a rule. */
export interface Generator {
  /** What it asks for, for authors. */
  summary: string
  /** The grades it has material for. */
  grades: readonly number[]
  /** New frames stand at the end: the place of a frame is a part of the ids of its problems. */
  frames(grade: number): readonly Frame[]
  /** What it makes of other material than its own; null where the material is not of its form. */
  ofMaterial?(grade: number, material: Material): readonly OfMaterial[] | null
  /** Finds the key by another way than the frames. */
  judge: Judge
}
