import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentFolder } from '../build/contentFolder'
import { isZip } from '../import/isZip'
import { openFolder } from '../package/openFolder'
import { openZip } from '../package/openZip'
import { MANIFEST, PackageError, type PackageFiles } from '../package/packageFiles'
import { readPackage } from '../package/readPackage'
import { type QtiFile, readQtiQuestions } from '../qti/readQtiQuestions'
import { readOldItems } from '../qti1/readOldItems'
import { copyingMedia } from './copyingMedia'
import type { Output } from './output'
import { printImport } from './printImport'

const MOST_BYTES = 100_000_000

function* xmlFilesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    const below = join(path, name)
    if (statSync(below).isDirectory() || (name.endsWith('.xml') && name !== MANIFEST))
      yield* xmlFilesBelow(below)
  }
}

function* readFiles(paths: readonly string[]): Generator<QtiFile> {
  for (const path of paths) yield { file: relative(process.cwd(), path), xml: readFileSync(path) }
}

interface Source {
  items: Iterable<QtiFile>
  media: ReadonlyMap<string, Uint8Array>
}

function readBytes(path: string): Buffer {
  if (statSync(path).size > MOST_BYTES) throw new Error(`${path} is larger than 100 MB: divide it.`)
  return readFileSync(path)
}

async function openPackage(path: string, open: () => PackageFiles | Promise<PackageFiles>): Promise<Source> {
  try {
    return readPackage(relative(process.cwd(), path), await open())
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    throw new Error(`${path} is not taken: ${error.message}.`)
  }
}

/** A package, packed or not, or files that nothing lists. */
async function openSource(path: string): Promise<Source> {
  if (!existsSync(path)) throw new Error(`There is no file or folder ${path}.`)
  if (existsSync(join(path, MANIFEST))) return openPackage(path, () => openFolder(path))
  if (!statSync(path).isDirectory()) {
    const bytes = readBytes(path)
    if (isZip(bytes) || /\.zip$/i.test(path)) return openPackage(path, () => openZip(bytes))
  }
  const files = [...xmlFilesBelow(path)]
  if (files.length === 0) throw new Error(`There is no XML file in ${path}.`)
  return { items: readFiles(files), media: new Map() }
}

/** Prints the items of a file, folder or package as exercises, and what was not taken. False when a file is broken. */
export async function importQtiFrom(path: string, output: Output, mediaTo = contentFolder): Promise<boolean> {
  const { items, media } = await openSource(path)
  return printImport(copyingMedia(readQtiQuestions(items, readOldItems), media, mediaTo), 'items', output)
}
