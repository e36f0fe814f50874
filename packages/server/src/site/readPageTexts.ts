import { type PageText, TEXT_PAGES, type TextPage } from '@wordstride/api'
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

export const PAGE_FILES = [
  ...new Set(TEXT_PAGES.flatMap((page) => [signedInFile(page), signedOutFile(page)])),
]

export function readPageTexts(folders: SiteFolders): PageTexts {
  const texts = new Map(
    PAGE_FILES.map((name) => {
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
