import type { Toggle, User } from '@wordstride/api'

/** The feature toggle that opens a page; whoever lacks it is told so there (SR-04, SR-05). Other pages are open. */
const PAGE_TOGGLES: Readonly<Record<string, Toggle>> = {
  '/courses': 'course',
  '/homeprofile': 'course',
  '/chapterprofile': 'chapter_view',
  '/reviewafficiencyproblems': 'course',
  '/configTest': 'start_a_test',
  '/testRecords': 'my_test_record',
  '/getTestAccount': 'get_test_account',
  '/renderingtool': 'problem_rendering',
  '/drafts': 'problem_rendering',
  '/items': 'problem_rendering',
  '/drafts/import': 'problem_rendering',
  '/drafts/releases': 'problem_rendering',
  '/aeskillmanagement': 'skill_management',
  '/englishAccountSetup': 'mini_setup',
  '/proficiencyreport': 'proficiency_report',
  '/useractivityreport': 'your_activity',
  '/userprogresschart': 'user_progress_chart',
  '/honorschart': 'honors_chart',
  '/myposition': 'my_position',
  '/support': 'support',
  '/reviewOutline': 'support',
  '/secret': 'secret',
  '/outbox': 'secret',
  '/people': 'all_users',
  '/classes': 'all_users',
}

/** The router, too, takes an address in capitals. */
const TOGGLE_OF = new Map(Object.entries(PAGE_TOGGLES).map(([path, toggle]) => [path.toLowerCase(), toggle]))

/** Whether a signed-in user may not see the page. */
export function isPageRefused({ menuAuth }: Pick<User, 'menuAuth'>, pathname: string): boolean {
  const toggle = TOGGLE_OF.get(pathname.replace(/(?<=.)\/+$/, '').toLowerCase())
  return toggle !== undefined && !menuAuth[toggle]
}
