/** The pages to which the navigation may lead; a test holds them to the router. */
const PAGES: ReadonlySet<string> = new Set([
  '/home',
  '/courses',
  '/chapterprofile',
  '/configTest',
  '/testRecords',
  '/proficiencyreport',
  '/useractivityreport',
  '/userprogresschart',
  '/honorschart',
  '/myposition',
  '/getTestAccount',
  '/renderingtool',
  '/zeus',
  '/aeskillmanagement',
  '/drafts',
  '/items',
  '/support',
  '/accountSetup',
  '/englishAccountSetup',
  '/people',
  '/classes',
  '/people/roster',
  '/outbox',
])

export const hasPage = (path: string): boolean => PAGES.has(path)
