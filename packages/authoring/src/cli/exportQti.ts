import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemEnvelope } from '@wordstride/core'
import type { BuildResult } from '../build/buildPack'
import { exportItem } from '../qti/exportItem'
import { type ManifestItem, writeManifest } from '../qti/writeManifest'
import { wantedEntries } from './wantedEntries'

/** Writes problems of the pack as items of QTI 3 with their manifest, and tells what QTI could not say. */
export function exportQtiTo(
  folder: string,
  what: string,
  build: BuildResult,
  { print, printError }: { print(line: string): void; printError(line: string): void },
): void {
  const entries = wantedEntries(build, what, printError)
  mkdirSync(folder, { recursive: true })
  const standards = new Map(
    build.pack.chapters.flatMap(({ skills }) => skills.map((skill) => [skill.skill_id, skill.standards])),
  )
  const written: ManifestItem[] = []
  for (const { problem_id, problem } of entries) {
    const item = exportItem(problem as ProblemEnvelope)
    if (!item.ok) {
      printError(`${problem_id} was not written: ${item.reason}.`)
      continue
    }
    const file = `${problem_id.replace(/[^\w.-]/g, '_')}.xml`
    writeFileSync(join(folder, file), item.xml)
    written.push({ id: problem_id, file, standards: standards.get(problem.skill_id) ?? [] })
    if (item.lost.length > 0) printError(`${problem_id}: QTI does not say ${item.lost.join(', ')}.`)
  }
  writeFileSync(join(folder, 'imsmanifest.xml'), writeManifest(what, written))
  print(`${written.length} of ${entries.length} problems written to ${folder}.`)
}
