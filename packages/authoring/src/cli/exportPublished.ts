import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
} from 'yaml'
import * as z from 'zod/mini'
import { listNames } from '../build/listFiles'
import { type DraftLanguage, readDraftText } from '../draft/draftText'

const publishedSchema = z.object({
  problems: z.array(
    z.object({
      problemId: z.string(),
      /** Null: it was taken out. */
      text: z.nullable(z.string()),
      language: z.enum(['yaml', 'json']),
    }),
  ),
})

/** As `exportPublished` of a server gives it. */
export type PublishedProblems = z.infer<typeof publishedSchema>['problems']

const LISTS = { E: 'exercises', AE: 'assisted', P: 'proficiency', A: 'afficiency' } as const

export interface ExportReport {
  /** Files that were written. */
  written: string[]
  /** What could not be brought into a file, and why. */
  faults: string[]
}

function* skillFiles(pack: string): Generator<string> {
  for (const grade of listNames(join(pack, 'ae.la'), /^grade-\d+$/))
    for (const chapter of listNames(join(pack, 'ae.la', grade), /^chapter-\d+$/))
      for (const name of listNames(join(pack, 'ae.la', grade, chapter), /\.yaml$/))
        yield join(pack, 'ae.la', grade, chapter, name)
}

const findFile = (pack: string, skillId: string): string | undefined =>
  [...skillFiles(pack)].find((file) => parseDocument(readFileSync(file, 'utf8')).get('skill_id') === skillId)

type RangedMap = YAMLMap & { range: [number, number, number] }

function findItem(document: Document, list: string, id: string): RangedMap | undefined {
  const items = document.get(list)
  if (!isSeq(items)) return undefined
  return items.items.find((item): item is RangedMap => isMap(item) && item.get('id') === id)
}

const contentOf = (document: Document, item: Node): unknown => item.toJS(document)

/** What one problem of a file gives to others by an anchor is given by the first of those from now on. */
function withoutAnchors(text: string, list: string, id: string): string {
  const document = parseDocument(text)
  const item = findItem(document, list, id)
  if (!item) return text
  const anchors = new Map<string, Node>()
  visit(item, {
    Node(_, node) {
      if (!isAlias(node) && 'anchor' in node && node.anchor) anchors.set(node.anchor, node)
    },
  })
  if (anchors.size === 0) return text
  let isMoved = false
  visit(document, {
    Alias(_, alias) {
      const node = anchors.get(alias.source)
      if (!node) return undefined
      anchors.delete(alias.source)
      isMoved = true
      const copy = node.clone() as Node & { anchor?: string }
      copy.anchor = alias.source
      return copy
    },
  })
  if (!isMoved) return text
  visit(item, {
    Node(_, node) {
      if (!isAlias(node) && 'anchor' in node) delete node.anchor
    },
  })
  return document.toString({ lineWidth: 0 })
}

const lineStart = (text: string, position: number): number => text.lastIndexOf('\n', position - 1) + 1

/** Lines of a problem, as the author wrote them where they fit into a list, else written anew. */
function linesOf(source: string, language: DraftLanguage, value: unknown): string[][] {
  const anew = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd().split('\n')
  const own = source.replaceAll('\r\n', '\n').trimEnd()
  const fits = language === 'yaml' && /^[a-z_]+:/.test(own) && !/[&*][\w-]+\s*$/m.test(own)
  return fits ? [own.split('\n'), anew] : [anew]
}

const indented = (lines: readonly string[], column: number): string =>
  lines.map((line, i) => (i === 0 || line === '' ? line : ' '.repeat(column) + line)).join('\n')

/** The text of the file with the item in its place; whatever else stands there stays as it is. */
function withItem(text: string, list: string, id: string, lines: readonly string[]): string {
  const document = parseDocument(text)
  const item = findItem(document, list, id)
  if (item) {
    const [from, , end] = item.range
    const to = from + text.slice(from, end).trimEnd().length
    return text.slice(0, from) + indented(lines, from - lineStart(text, from)) + text.slice(to)
  }
  const items = document.get(list)
  const last = isSeq(items) ? (items.items.at(-1) as RangedMap | undefined) : undefined
  if (!last) return `${text.trimEnd()}\n\n${list}:\n  - ${indented(lines, 4)}\n`
  const [from, , end] = last.range
  const column = from - lineStart(text, from)
  const to = from + text.slice(from, end).trimEnd().length
  return `${text.slice(0, to)}\n\n${' '.repeat(column - 2)}- ${indented(lines, column)}${text.slice(to)}`
}

function withoutItem(text: string, list: string, id: string): string {
  const item = findItem(parseDocument(text), list, id)
  if (!item) return text
  const [from, , end] = item.range
  const to = from + text.slice(from, end).trimEnd().length
  return text.slice(0, lineStart(text, from)) + text.slice(to).replace(/^\n+/, '')
}

const isReadable = (text: string): boolean => {
  const document = parseDocument(text)
  if (document.errors.length > 0) return false
  try {
    document.toJS()
    return true
  } catch {
    return false
  }
}

/** The file's text with one problem as it was published; null where that cannot be written. */
function change(text: string, list: string, id: string, value: unknown, forms: string[][]): string | null {
  const document = parseDocument(text)
  const item = findItem(document, list, id)
  // Equal already: the file is not touched.
  if (item && isDeepStrictEqual(contentOf(document, item), value)) return text
  const base = withoutAnchors(text, list, id)
  for (const lines of forms) {
    const changed = withItem(base, list, id, lines)
    if (!isReadable(changed)) continue
    const after = parseDocument(changed)
    const written = findItem(after, list, id)
    if (written && isDeepStrictEqual(contentOf(after, written), value)) return changed
  }
  return null
}

/** Writes what was published into the files of a pack; doing so again changes nothing. */
export function exportPublished(pack: string, problems: PublishedProblems): ExportReport {
  const texts = new Map<string, { before: string; now: string }>()
  const faults: string[] = []
  for (const { problemId, text, language } of problems) {
    const [, skillId, id, pool] = /^(.+)\.((AE|E|P|A)\d+)$/.exec(problemId) ?? []
    const file = skillId === undefined ? undefined : findFile(pack, skillId)
    if (file === undefined || id === undefined) {
      faults.push(`${problemId}: there is no file of this skill.`)
      continue
    }
    const list = LISTS[pool as keyof typeof LISTS]
    const before = texts.get(file)?.before ?? readFileSync(file, 'utf8')
    const current = texts.get(file)?.now ?? before
    if (text === null) {
      const now = withoutItem(withoutAnchors(current, list, id), list, id)
      if (isReadable(now)) texts.set(file, { before, now })
      else faults.push(`${problemId}: taking it out would break ${file}.`)
      continue
    }
    const read = readDraftText(text, language)
    const now = read.ok
      ? change(current, list, id, read.authored, linesOf(text, language, read.authored))
      : null
    if (now === null) faults.push(`${problemId}: it cannot be written into ${file}.`)
    else texts.set(file, { before, now })
  }
  const changed = [...texts].filter(([, { before, now }]) => before !== now)
  for (const [file, { now }] of changed) writeFileSync(file, now)
  return { written: changed.map(([file]) => file), faults }
}

/** Reads the file that a server gave. */
export const readPublished = (file: string): PublishedProblems =>
  publishedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).problems
