import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PageText, TEXT_PAGES, type TextPage } from '@wordstride/api'
import { StartError } from '../startError'
import { findSiteFile, type SiteFolders } from './findSiteFile'
import { parsePageText } from './parsePageText'

/** What a page says to who is signed in and to who is not; most say the same. */
export interface PageTexts {
  signedIn: Record<TextPage, PageText>
  signedOut: Record<TextPage, PageText>
}

const FOR_SIGNED_OUT: readonly TextPage[] = ['secret', 'unAuth', 'proficiencyPage']

const signedInFile = (page: TextPage): string => `${page}.md`
const signedOutFile = (page: TextPage): string =>
  FOR_SIGNED_OUT.includes(page) ? `${page}.signedOut.md` : signedInFile(page)

const FILES = [...new Set(TEXT_PAGES.flatMap((page) => [signedInFile(page), signedOutFile(page)]))]

/** A file with a name such as 'privacypage.md' would have no effect, and nobody would see why. */
function refuseUnknownFiles(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return
  }
  const unknown = names.find((name) => /\.md$/i.test(name) && !FILES.includes(name))
  if (unknown !== undefined)
    throw new StartError(`${join(folder, unknown)} is the text of no page. Pages have ${FILES.join(', ')}.`)
}

export function readPageTexts(folders: SiteFolders): PageTexts {
  if (folders.own !== undefined) refuseUnknownFiles(folders.own)
  const texts = new Map(
    FILES.map((name) => {
      const { path, text } = findSiteFile(name, folders)
      return [name, parsePageText(path, text)]
    }),
  )
  const byPage = (fileOf: (page: TextPage) => string) =>
    Object.fromEntries(TEXT_PAGES.map((page) => [page, texts.get(fileOf(page))])) as Record<
      TextPage,
      PageText
    >
  return { signedIn: byPage(signedInFile), signedOut: byPage(signedOutFile) }
}
