import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BuildResult } from '../build/buildPack'
import { skillFiles, testFiles } from '../build/listFiles'
import { entriesOf } from './checkPack'
import { RUN, runsOf } from './rules/overlap'

/** What two skills must not have in common, read without parsing: the id, and the place in a chapter. */
function placesIn(file: string, text: string): string[] {
  const [, , id] = text.match(/^\uFEFF?skill_id: *(["']?)([^\s"']+)\1/m) ?? []
  const [, seq] = text.match(/^\uFEFF?seq: *(\d+)/m) ?? []
  return [...(id ? [`id ${id}`] : []), ...(seq ? [`${dirname(file)} ${seq}`] : [])]
}

/** As it stands in the file, and without the braces in which the words of a gap stand. */
const variantsOf = (text: string): string[] => {
  const plain = text.replaceAll('\\n', ' ').toLowerCase()
  return [plain, plain.replace(/\{[^{}]*\}/g, ' ')]
}

const hasRunOf = (runs: ReadonlySet<string>, beginnings: ReadonlySet<string>) => (text: string) => {
  const words = text.match(/[a-z']+/g) ?? []
  return words.some((word, at) => beginnings.has(word) && runs.has(words.slice(at, at + RUN).join(' ')))
}

/**
 * Other files that the files of a build may have words, an id or a place in common with. Found by their texts, which takes a
 * twentieth of the time of building them; what their generators would make is not looked at.
 */
export function neighboursOf(folder: string, built: BuildResult, files: readonly string[]): string[] {
  if (files.length === 0) return []
  const written = entriesOf(built).filter(({ problem }) => problem.section_type !== 'ae.voc')
  const runs = new Set(written.flatMap((entry) => [...runsOf(entry)]))
  const hasRun = hasRunOf(runs, new Set([...runs].map((run) => run.slice(0, run.indexOf(' ')))))
  const places = new Set(files.flatMap((file) => placesIn(file, readFileSync(file, 'utf8'))))
  return [...skillFiles(folder), ...testFiles(folder)].filter((file) => {
    if (files.includes(file)) return false
    const text = readFileSync(file, 'utf8')
    return placesIn(file, text).some((place) => places.has(place)) || variantsOf(text).some(hasRun)
  })
}
