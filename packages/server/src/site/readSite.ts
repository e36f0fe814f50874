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
import { findSiteFile, type SiteFolders } from './findSiteFile'
import { type PageTexts, readPageTexts } from './readPageTexts'

/** The texts of the support pages, which an administrator can replace (SR-44). */
export interface Site {
  supportInfo: SupportInfo
  reviewOutline: readonly ReviewOutline[]
  centerNotice: CenterNotice
  pageTexts: PageTexts
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
  const { path, text } = findSiteFile(name, folders)
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

/** Reads and checks all texts. Throws a `StartError` that names the file and every wrong field or line. */
export const readSite = (folders: SiteFolders): Site => ({
  supportInfo: readFile('support.json', supportInfoSchema, folders, checkSupportInfo),
  reviewOutline: readFile('reviewOutline.json', reviewOutlinesSchema, folders, checkOutlines).reviewOutline,
  centerNotice: readFile('centerNotice.json', centerNoticeSchema, folders),
  pageTexts: readPageTexts(folders),
})
