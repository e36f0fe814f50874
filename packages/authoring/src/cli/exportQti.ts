import { readFileSync } from 'node:fs'
import type { ProblemEnvelope } from '@wordstride/core'
import type { BuildResult } from '../build/buildPack'
import { isMediaFile, mediaFile } from '../build/media'
import { withAddresses } from '../interchange/mediaOf'
import { writePackage } from '../package/writePackage'
import { exportItem } from '../qti/exportItem'
import { type ManifestItem, writeManifest } from '../qti/writeManifest'
import type { Output } from './output'
import { wantedEntries } from './wantedEntries'

/** Writes problems of the pack as a package of QTI 3 with their media, and tells what QTI could not say. */
export function exportQtiTo(
  to: string,
  what: string,
  build: BuildResult,
  { print, printError }: Output,
): void {
  const entries = wantedEntries(build, what, printError)
  const standards = new Map(
    build.pack.chapters.flatMap(({ skills }) => skills.map((skill) => [skill.skill_id, skill.standards])),
  )
  const files = new Map<string, Uint8Array>()
  const written: ManifestItem[] = []
  for (const { problem_id, problem } of entries) {
    const media = new Set<string>()
    const within = (address: string) => {
      if (!isMediaFile(address)) return address
      const path = address.slice(1)
      media.add(path)
      if (!files.has(path)) files.set(path, readFileSync(mediaFile(address)))
      return path
    }
    const item = exportItem(withAddresses(problem as ProblemEnvelope, within))
    if (!item.ok) {
      printError(`${problem_id} was not written: ${item.reason}.`)
      continue
    }
    const file = `${problem_id.replace(/[^\w.-]/g, '_')}.xml`
    files.set(file, Buffer.from(item.xml))
    written.push({
      ...{ id: problem_id, file, media: [...media] },
      standards: standards.get(problem.skill_id) ?? [],
    })
    if (item.lost.length > 0) printError(`${problem_id}: QTI does not say ${item.lost.join(', ')}.`)
  }
  files.set('imsmanifest.xml', Buffer.from(writeManifest(what, written)))
  writePackage(to, files)
  print(`${written.length} of ${entries.length} problems written to ${to}.`)
}
