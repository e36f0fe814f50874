import { seededRandom } from '@wordstride/core'
import { PER_FRAME } from './fill'
import type { ListShare, Made } from './frame'
import type { Generator, Material } from './generator'

/** A problem that the generator's own list makes, by its place there, or one of what was written for it. */
export type WantedProblem = { share: ListShare; place: number } | ({ type: string } & Material)

/** A problem for tests; null where the generator makes no such one. The same id and wish give the same problem. */
export function makeForTest(
  generator: Generator,
  grade: number,
  wanted: WantedProblem,
  problemId: string,
): Made | null {
  const random = seededRandom(problemId)
  if ('place' in wanted) {
    const frame = generator.frames(grade)[Math.floor(wanted.place / PER_FRAME) - 1]
    const number = (wanted.place % PER_FRAME) - 1
    return frame?.numbers(wanted.share).includes(number) ? frame.make(wanted.share, number, random) : null
  }
  const made = (generator.ofMaterial?.(grade, wanted) ?? []).map(({ frame, number }) =>
    frame.make('whole', number, random),
  )
  return made.findLast(({ type }) => type === wanted.type) ?? null
}
