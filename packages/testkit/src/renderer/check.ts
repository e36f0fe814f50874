import type { Subject } from './subject'

/** Throws what is wrong with a renderer, as a sentence. */
export type RendererCheck = (subject: Subject) => Promise<void> | void

export function fail({ exercise }: Pick<Subject, 'exercise'>, message: string): never {
  throw new Error(`${exercise.problem.problem_id}: ${message}`)
}

/** An element as it stands in a message. */
export const tagOf = (element: Element): string => element.outerHTML.slice(0, 160)
