import type { BoundProblem } from '@wordstride/core'
import type { LoadedType } from '@wordstride/ui'
import type { PlayerExercise, Responses } from './playerTypes'
import { bindRead, readEarlier, readOnPage } from './readOnPage'

interface DrawnOptions {
  loadType(problemType: string): Promise<LoadedType>
  /** What was entered before this visit. */
  responses?: Responses | undefined
  onResponses(responses: Responses): void
}

/** What an exercise is drawn with. */
export interface DrawnWith {
  loaded: LoadedType
  bound: BoundProblem
}

export interface DrawnExercises {
  /** As far as nothing has to be waited for. */
  find(exercise: PlayerExercise, position: number): DrawnWith | null
  /** The file of its type, and its schemas where something is still to be read; it is found then. */
  fetch(exercise: PlayerExercise, position: number): Promise<void>
  responseAt(position: number): unknown
  keepResponse(position: number, response: unknown): void
}

/** The types and problems of a visit, each read once, and what was entered into them. */
export function createDrawnExercises(options: DrawnOptions): DrawnExercises {
  let responses: Responses = options.responses ?? {}
  const types = new Map<string, LoadedType>()
  /** By problem id. */
  const opened = new Map<string, BoundProblem>()
  /** Positions whose response comes from an earlier visit and was not looked at yet. */
  const earlier = new Set(Object.keys(responses).map(Number))

  return {
    find(exercise, position) {
      const loaded = types.get(exercise.problemType)
      const bound = loaded && (opened.get(exercise.problemId) ?? bindRead(loaded, exercise))
      if (!loaded || !bound || earlier.has(position)) return null
      opened.set(exercise.problemId, bound)
      return { loaded, bound }
    },
    async fetch(exercise, position) {
      const loaded = await options.loadType(exercise.problemType)
      types.set(exercise.problemType, loaded)
      const bound = opened.get(exercise.problemId) ?? bindRead(loaded, exercise)
      opened.set(exercise.problemId, bound ?? (await readOnPage(loaded, exercise)))
      const read = earlier.has(position) && (await readEarlier(loaded, responses[position]))
      if (earlier.delete(position)) responses = { ...responses, [position]: read }
    },
    responseAt: (position) => responses[position],
    keepResponse(position, response) {
      earlier.delete(position)
      responses = { ...responses, [position]: response }
      options.onResponses(responses)
    },
  }
}
