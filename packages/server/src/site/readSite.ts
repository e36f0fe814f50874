import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CenterNotice,
  centerNoticeSchema,
  type ReviewOutline,
  reviewOutlinesSchema,
  type SupportInfo,
  supportInfoSchema,
  wireCodec,
} from '@wordstride/api'
import type * as z from 'zod/mini'
import { StartError } from '../startError'
import { checkOutlines, checkSupportInfo, type Fault } from './checkSite'

/** The texts of the support pages, which an administrator can replace (SR-44). */
export interface Site {
  supportInfo: SupportInfo
  reviewOutline: readonly ReviewOutline[]
  centerNotice: CenterNotice
}

export interface SiteFolders {
  /** With every file. */
  shipped: string
  /** Its files go before those that are shipped. */
  own?: string | undefined
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function findFile(name: string, { shipped, own }: SiteFolders): { path: string; text: string } {
  for (const folder of own === undefined ? [shipped] : [own, shipped]) {
    const path = join(folder, name)
    try {
      return { path, text: readFileSync(path, 'utf8') }
    } catch (error) {
      if (!isMissing(error)) throw new StartError(`${path} cannot be read: ${(error as Error).message}`)
    }
  }
  throw new StartError(`${join(shipped, name)} is missing.`)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartError(`${path} is not valid JSON: ${(error as Error).message}`)
  }
}

/** The files have the names of the wire, so that an update of the product still reads them. */
function readFile<TSchema extends z.ZodMiniType>(
  name: string,
  schema: TSchema,
  folders: SiteFolders,
  check: (value: z.output<TSchema>) => readonly Fault[] = () => [],
): z.output<TSchema> {
  const { path, text } = findFile(name, folders)
  const codec = wireCodec(schema)
  const parsed = codec.schema.safeParse(parseJson(path, text))
  const fail = (faults: readonly Fault[]) => {
    const lines = faults.map(({ field, message }) => `  ${field || 'the whole file'}: ${message}`)
    return new StartError([`${path} is not valid.`, ...lines].join('\n'))
  }
  if (!parsed.success)
    throw fail(parsed.error.issues.map(({ path: at, message }) => ({ field: at.join('.'), message })))
  const value = codec.fromWire(parsed.data) as z.output<TSchema>
  const faults = check(value)
  if (faults.length > 0) throw fail(faults)
  return value
}

/** Reads and checks all texts. Throws a `StartError` that names the file and every wrong field. */
export const readSite = (folders: SiteFolders): Site => ({
  supportInfo: readFile('support.json', supportInfoSchema, folders, checkSupportInfo),
  reviewOutline: readFile('reviewOutline.json', reviewOutlinesSchema, folders, checkOutlines).reviewOutline,
  centerNotice: readFile('centerNotice.json', centerNoticeSchema, folders),
})
