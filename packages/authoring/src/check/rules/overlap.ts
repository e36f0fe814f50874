import type { PackProblem } from '@wordstride/content'
import { blocksAbove, bodyTexts } from '../../texts/problemTexts'
import type { Report, Rule } from '../finding'

/** Words in a row that two problems of one subject do not have in common by chance. */
export const RUN = 5

/** So many runs, seven words in a row, make a problem of another skill a copy. */
const LEAST_OF_COPY = 3

/** What the problem is about, without its task: many problems begin with the same *Choose the right word*. */
function subjectTexts(entry: PackProblem): string[] {
  const above = blocksAbove(entry).flatMap((block): string[] => {
    if (block.kind === 'markdown') return block.value.split(/\n\s*\n/).slice(1)
    return block.kind === 'passage' ? [block.title, ...block.pages] : []
  })
  const body = bodyTexts(entry).flatMap((block): string[] => {
    switch (block.kind) {
      case 'options':
      case 'gap':
        return block.options.map(({ text }) => text)
      case 'groups':
        return block.groups.flatMap(({ cards }) => cards.map(({ text }) => text))
      case 'sequence':
        return [block.cards.map(({ text }) => text).join(' ')]
      case 'phrases':
        return [block.phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join(' ')]
      case 'read':
        return [block.text]
      default:
        return []
    }
  })
  return [...above, ...body]
}

export function runsOf(entry: PackProblem): Set<string> {
  const runs = new Set<string>()
  for (const text of subjectTexts(entry)) {
    const words = text.toLowerCase().match(/[a-z']+/g) ?? []
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(' '))
  }
  return runs
}

/** Tells of each problem whether some words in a row of it stand in one of these. */
export function sharesRunWith(entries: readonly PackProblem[]): (other: PackProblem) => boolean {
  const runs = new Set(entries.flatMap((entry) => [...runsOf(entry)]))
  return (other) => [...runsOf(other)].some((run) => runs.has(run))
}

const isTest = ({ pool }: PackProblem): boolean => pool === 'T'
const placeOf = ({ problem }: PackProblem): string => `${problem.grade_id} ${problem.skill_id}`

/** Tells of two problems with too much in common the later one. */
export function reportOverlaps(entries: readonly PackProblem[], report: Report): void {
  const holders = new Map<string, PackProblem[]>()
  for (const entry of entries)
    for (const run of runsOf(entry)) holders.set(run, [...(holders.get(run) ?? []), entry])
  const pairs = new Map<string, { one: PackProblem; other: PackProblem; runs: string[] }>()
  for (const [run, entriesOfRun] of holders) {
    for (const [i, one] of entriesOfRun.entries()) {
      for (const other of entriesOfRun.slice(i + 1)) {
        const isBoth = isTest(one) && isTest(other)
        if (isBoth || placeOf(one) === placeOf(other)) continue
        const key = `${one.problem_id} ${other.problem_id}`
        const pair = pairs.get(key) ?? { one, other, runs: [] }
        pairs.set(key, pair)
        pair.runs.push(run)
      }
    }
  }
  for (const { one, other, runs } of pairs.values()) {
    const least = isTest(one) !== isTest(other) ? 1 : LEAST_OF_COPY
    if (runs.length >= least) report(other.problem_id, `Stands in ${one.problem_id}, too: "${runs[0]} …".`)
  }
}

/** A test measures nothing that was read in a lesson, and no lesson is asked again in another grade. */
export const overlapRule: Rule = {
  name: 'overlap',
  severity: 'fault',
  check: (entries, _, report) =>
    reportOverlaps(
      entries.filter(({ problem }) => problem.section_type !== 'ae.voc'),
      report,
    ),
}
