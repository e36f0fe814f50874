import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { type BuildResult, buildPack } from '../build/buildPack'
import { describeError } from '../build/contentError'
import { contentFolder } from '../build/contentFolder'
import { entriesOf } from '../check/checkPack'
import type { WrittenProblem } from '../draft/draftForm'
import { type DraftLanguage, readDraftText } from '../draft/draftText'
import { addressOfMedia } from '../package/packageMedia'
import { type PublishedPlace, publishedPlaces } from './publishedPlaces'
import { readJson } from './readJson'
import {
  contentOf,
  findItem,
  type ItemName,
  isReadable,
  type ListPath,
  linesOf,
  withItem,
  withoutAnchors,
} from './yamlLists'

const publishedSchema = z.object({
  problems: z.array(
    z.object({
      problemId: z.string(),
      /** Null: it was taken out. */
      text: z.nullable(z.string()),
      language: z.enum(['yaml', 'json']),
    }),
  ),
  /** Pictures and recordings that they show, in base64. */
  media: z._default(z.array(z.object({ address: z.string(), content: z.base64() })), []),
})

/** As `exportPublished` of a server gives it. */
type Published = z.infer<typeof publishedSchema>
export type PublishedProblems = Published['problems']

export interface ExportReport {
  /** Files that were written. */
  written: string[]
  /** What could not be brought into a file, and why. */
  faults: string[]
}

/** The file's text with one problem as it was published; null where that cannot be written. */
function change(
  text: string,
  list: ListPath,
  name: ItemName,
  value: unknown,
  forms: string[][],
): string | null {
  const document = parseDocument(text)
  const item = findItem(document, list, name)
  // Equal already: the file is not touched.
  if (item && isDeepStrictEqual(contentOf(document, item), value)) return text
  const base = withoutAnchors(text, list, name)
  for (const lines of forms) {
    const changed = withItem(base, list, name, lines)
    if (!isReadable(changed)) continue
    const after = parseDocument(changed)
    const written = findItem(after, list, name)
    if (written && isDeepStrictEqual(contentOf(after, written), value)) return changed
  }
  return null
}

function put(
  place: PublishedPlace,
  current: string,
  problem: WrittenProblem,
  { text, language }: { text: string; language: DraftLanguage },
): string | null {
  const { text: ready, list, value } = place.prepare(current, problem)
  return change(ready, list, place.name, value, linesOf(text, language, value))
}

/** Why the files do not build now, or still have what was taken out. */
function faultsAfter(
  build: BuildResult,
  problems: PublishedProblems,
  isTouched: (file: string) => boolean,
): string[] {
  const served = new Set(entriesOf(build).map(({ problem_id }) => problem_id))
  return [
    ...build.errors.filter(({ file }) => isTouched(file)).map(describeError),
    ...problems
      .filter(({ problemId, text }) => text === null && served.has(problemId))
      .map(
        ({ problemId }) => `${problemId}: it is made of its word, so it cannot be taken out of the files.`,
      ),
  ]
}

/** Writes what was published into the files of a pack; doing so again changes nothing. */
export function exportPublished(pack: string, problems: PublishedProblems): ExportReport {
  const find = publishedPlaces(pack)
  const texts = new Map<string, { before: string; now: string }>()
  const faults: string[] = []
  for (const { problemId, text, language } of problems) {
    const place = find(problemId)
    if (place === null) {
      faults.push(`${problemId}: there is no file of this skill.`)
      continue
    }
    const { file, form } = place
    const before = texts.get(file)?.before ?? readFileSync(file, 'utf8')
    const current = texts.get(file)?.now ?? before
    if (text === null) {
      const now = place.remove(current)
      if (isReadable(now)) texts.set(file, { before, now })
      else faults.push(`${problemId}: taking it out would break ${file}.`)
      continue
    }
    const read = readDraftText(text, language, form)
    const now = read.ok ? put(place, current, read.problem, { text, language }) : null
    if (now === null) faults.push(`${problemId}: it cannot be written into ${file}.`)
    else texts.set(file, { before, now })
  }
  const changed = [...texts].filter(([, { before, now }]) => before !== now)
  for (const [file, { now }] of changed) writeFileSync(file, now)
  const isTouched = (file: string) => texts.has(file)
  faults.push(...faultsAfter(buildPack(pack, { isWanted: isTouched }), problems, isTouched))
  return { written: changed.map(([file]) => file), faults }
}

/** Writes the media that came with what was published; names are made from the content once more. */
export function exportMedia(media: Published['media'], to = contentFolder): string[] {
  const written: string[] = []
  for (const { address, content } of media) {
    const bytes = Buffer.from(content, 'base64')
    const file = join(to, addressOfMedia(address, bytes))
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    written.push(file)
  }
  return written
}

/** Reads the file that a server gave; throws where it is another. */
export function readPublished(file: string): Published {
  const read = publishedSchema.safeParse(readJson(file))
  if (read.success) return read.data
  throw new Error(`${file} is no export of a server: take the file that "Export for the files" gives.`)
}
