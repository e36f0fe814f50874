import type { AuthoredProblem } from '../files/skillFile'
import { type BuiltProblem, buildProblem } from './buildProblem'

/** Builds a problem that was built before, to see what it asks, from that: building all twice takes a fifth more time. */
export function buildOnce(): typeof buildProblem {
  const before = new Map<AuthoredProblem, BuiltProblem>()
  return (authored, skill, pool, seq) => {
    const built = before.get(authored) ?? buildProblem(authored, skill, pool, seq)
    before.set(authored, built)
    return built.ok ? { ...built, problem: { ...built.problem, pool, problem_seq: seq } } : built
  }
}
