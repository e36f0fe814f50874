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
import { PAGE_FILES, type PageTexts, readPageTexts } from './readPageTexts'
import { refuseUnknownFiles } from './refuseUnknownFiles'

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

const SUPPORT = 'support.json'
const OUTLINES = 'reviewOutline.json'
const NOTICE = 'centerNotice.json'

/** Reads and checks all texts. Throws a `StartError` that names the file and every wrong field or line. */
export function readSite(folders: SiteFolders): Site {
  if (folders.own !== undefined) refuseUnknownFiles(folders.own, [SUPPORT, OUTLINES, NOTICE, ...PAGE_FILES])
  return {
    supportInfo: readFile(SUPPORT, supportInfoSchema, folders, checkSupportInfo),
    reviewOutline: readFile(OUTLINES, reviewOutlinesSchema, folders, checkOutlines).reviewOutline,
    centerNotice: readFile(NOTICE, centerNoticeSchema, folders),
    pageTexts: readPageTexts(folders),
  }
}
