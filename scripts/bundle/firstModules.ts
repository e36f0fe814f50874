import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Budget } from './budgets.ts'

const shell = ['app/src/accounts/session/SignedIn.tsx', 'app/src/shell/ShellLayout.tsx']
const checked = [...shell, 'app/src/accounts/CheckedRoute.tsx']

const login = ['app/src/accounts/login/LoginPage.tsx']

/** What these pages show first, from the repository's root. '/' is the sign-in, and what stands for every other page. */
export const firstModules = {
  '/': login,
  '/login': login,
  '/home': [...checked, 'app/src/home/HomePage.tsx'],
  '/courses': [...checked, 'app/src/courses/grades/CoursesPage.tsx'],
  '/homeprofile': [...checked, 'app/src/courses/homeProfile/HomeProfilePage.tsx'],
  '/flashcard': [...shell, 'app/src/courses/flashcards/FlashcardPage.tsx'],
  '/problems': [
    'app/src/accounts/session/SignedIn.tsx',
    'app/src/sessions/ProblemsPage.tsx',
    'packages/ui/src/content/RichMarkdown.tsx',
  ],
} as const

/** What the HTML of a page shows until its scripts are there. */
export const drawnPages = {
  modules: { '/login': 'app/src/accounts/login/drawLogin.tsx' },
  start: 'app/src/startAfterPaint.ts',
}

/** What students open: it works without a network, as far as the server has nothing to say to it. */
export const keptModules: readonly string[] = [
  ...new Set(Object.values(firstModules).flat()),
  'app/src/accounts/session/IdleLogout.tsx',
  'app/src/courses/chapterProfile/ChapterProfilePage.tsx',
  'app/src/home/furtherPanels.ts',
  'app/src/rewards/RewardsPage.tsx',
  'app/src/rewards/homePanels.ts',
  'app/src/sessions/diagnostic/screen/TestsPage.tsx',
  'app/src/settings/SettingsPage.tsx',
  'app/src/shell/update/UpdateNotice.tsx',
  'packages/ui/src/guide/Guide.tsx',
]

/** What pages of staff and of the set-up are drawn with, and what staff ask the server. */
export const ofStaff =
  /\/node_modules\/@chakra-ui\/|\/packages\/api\/src\/(?:people|mail|publishing)\/|\/app\/src\/(?:sessions\/testMode\/Session|tools\/|publishing\/)/

/** A type can be taken out of the product; its page has no budget then. */
const singleChoice = ['plugins/selection/rules.ts', 'plugins/selection/Renderer.tsx']
const hasSingleChoice = existsSync(join(import.meta.dirname, '../../plugins/selection'))

export const pageBudgets: readonly Budget[] = [
  { name: 'login', modules: firstModules['/'], bytes: 147_700 },
  { name: '/home', modules: firstModules['/home'], bytes: 167_400 },
  { name: '/courses', modules: firstModules['/courses'], bytes: 160_900 },
  { name: '/flashcard', modules: firstModules['/flashcard'], bytes: 164_400 },
  ...(hasSingleChoice
    ? [
        {
          name: '/problems, one single-choice problem',
          modules: [...firstModules['/problems'], ...singleChoice],
          bytes: 223_600,
        },
      ]
    : []),
]
