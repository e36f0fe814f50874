import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { ProtectedRoute } from '../accounts/ProtectedRoute'
import { leadHome } from './leadHome'
import { NotFoundPage } from './NotFoundPage'
import { RootLayout } from './RootLayout'
import { RouteError } from './RouteError'
import { RouteLoading } from './RouteLoading'
import { takeTokenOutOfAddress } from './takeTokenOutOfAddress'

/** A component that is fetched with its route. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() })

const login = page(async () => (await import('../accounts/login/LoginPage')).LoginPage)

const classes = () => import('../classes/pages')
const chakraPages = page(async () => (await import('../shell/ChakraPages')).ChakraPages)

const publishing = () => import('../publishing/pages')
const reports = () => import('../reports/pages')

// Before the router reads the address.
takeTokenOutOfAddress()

/** Public and protected routes (ROLE-10, ROLE-11); every page is a chunk of its own. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: RouteLoading,
    children: [
      { path: '/', loader: leadHome, lazy: login },
      { path: '/login', loader: leadHome, lazy: login },
      { path: '/unAuth', lazy: page(async () => (await import('./NotAllowedPage')).NotAllowedPage) },
      {
        path: '/setPassword',
        lazy: page(async () => (await import('../accounts/password/SetPasswordPage')).SetPasswordPage),
      },
      {
        path: '/card',
        lazy: page(async () => (await import('../accounts/password/LinkSignInPage')).LinkSignInPage),
      },
      {
        path: '/forgotPassword',
        lazy: page(async () => (await import('../accounts/password/ForgotPasswordPage')).ForgotPasswordPage),
      },
      {
        path: '/unsubscribe/:mailId',
        lazy: page(async () => (await import('../mail/UnsubscribePage')).UnsubscribePage),
      },
      { path: '/problems', lazy: page(async () => (await import('../sessions/ProblemsPage')).ProblemsPage) },
      { path: '/zeus/session', lazy: page(async () => (await publishing()).DraftSessionPage) },
      {
        path: '/tests',
        lazy: page(async () => (await import('../sessions/diagnostic/screen/TestsPage')).TestsPage),
      },
      {
        lazy: page(async () => (await import('../shell/ShellLayout')).ShellLayout),
        children: [
          {
            path: '/proficiencyPage',
            lazy: page(
              async () =>
                (await import('../courses/proficiencyStart/ProficiencyStartPage')).ProficiencyStartPage,
            ),
          },
          { path: '/about', lazy: page(async () => (await import('../about/AboutPage')).AboutPage) },
          { path: '/privacy', lazy: page(async () => (await import('../privacy/PrivacyPage')).PrivacyPage) },
          {
            path: '/covid19',
            lazy: page(
              async () => (await import('../support/centerNotice/CenterNoticePage')).CenterNoticePage,
            ),
          },
          {
            path: '/flashcard',
            lazy: page(async () => (await import('../courses/flashcards/FlashcardPage')).FlashcardPage),
          },
          {
            lazy: chakraPages,
            children: [
              {
                path: '/secret',
                lazy: page(async () => (await import('../tools/secret/SecretPage')).SecretPage),
              },
              { path: '/zeus', lazy: page(async () => (await publishing()).AuthoringPage) },
              {
                path: '/aeskillmanagement',
                lazy: page(
                  async () =>
                    (await import('../tools/skillManagement/SkillManagementPage')).SkillManagementPage,
                ),
              },
            ],
          },
          {
            Component: ProtectedRoute,
            children: [
              {
                path: '/reviewafficiencyproblems',
                lazy: page(
                  async () =>
                    (await import('../courses/reviewAfficiency/ReviewAfficiencyPage')).ReviewAfficiencyPage,
                ),
              },
              {
                path: '/PeerProgress',
                lazy: page(async () => (await import('../peers/PeerProgressPage')).PeerProgressPage),
              },
              {
                path: '/myposition',
                lazy: page(async () => (await import('../peers/MyPositionPage')).MyPositionPage),
              },
              {
                path: '/proficiencyreport',
                lazy: page(
                  async () =>
                    (await import('../reports/proficiency/ProficiencyReportPage')).ProficiencyReportPage,
                ),
              },
              { path: '/useractivityreport', lazy: page(async () => (await reports()).ActivityReportPage) },
              { path: '/userprogresschart', lazy: page(async () => (await reports()).ProgressChartPage) },
              { path: '/honorschart', lazy: page(async () => (await reports()).HonorsChartPage) },
              {
                path: '/support',
                lazy: page(async () => (await import('../support/SupportPage')).SupportPage),
              },
              {
                path: '/reviewOutline',
                lazy: page(
                  async () => (await import('../support/reviewOutline/ReviewOutlinePage')).ReviewOutlinePage,
                ),
              },
              {
                path: '/configTest',
                lazy: page(
                  async () =>
                    (await import('../sessions/diagnostic/configTest/ConfigTestPage')).ConfigTestPage,
                ),
              },
              {
                path: '/configTestResult',
                lazy: page(
                  async () =>
                    (await import('../sessions/diagnostic/testResult/ConfigTestResultPage'))
                      .ConfigTestResultPage,
                ),
              },
              {
                path: '/testRecords',
                lazy: page(
                  async () =>
                    (await import('../sessions/diagnostic/testRecords/TestRecordsPage')).TestRecordsPage,
                ),
              },
              {
                path: '/rewards',
                lazy: page(async () => (await import('../rewards/RewardsPage')).RewardsPage),
              },
              {
                path: '/settings',
                lazy: page(async () => (await import('../settings/SettingsPage')).SettingsPage),
              },
              {
                lazy: chakraPages,
                children: [
                  {
                    path: '/renderingtool',
                    lazy: page(
                      async () =>
                        (await import('../tools/renderingtool/RenderingToolPage')).RenderingToolPage,
                    ),
                  },
                  {
                    path: '/items',
                    lazy: page(async () => (await import('../tools/items/ItemsPage')).ItemsPage),
                  },
                  { path: '/drafts', lazy: page(async () => (await publishing()).DraftsPage) },
                  { path: '/drafts/import', lazy: page(async () => (await publishing()).ImportPage) },
                  { path: '/drafts/releases', lazy: page(async () => (await publishing()).ReleasesPage) },
                  {
                    path: '/outbox',
                    lazy: page(async () => (await import('../mail/OutboxPage')).OutboxPage),
                  },
                  {
                    path: '/getTestAccount',
                    lazy: page(
                      async () =>
                        (await import('../sessions/diagnostic/testAccount/GetTestAccountPage'))
                          .GetTestAccountPage,
                    ),
                  },
                  {
                    lazy: page(async () => (await import('../people/PeopleLayout')).PeopleLayout),
                    children: [
                      {
                        path: '/people',
                        lazy: page(
                          async () => (await import('../people/accounts/AccountsPage')).AccountsPage,
                        ),
                      },
                      {
                        path: '/people/classes',
                        lazy: page(async () => (await import('../people/classes/ClassesPage')).ClassesPage),
                      },
                      {
                        path: '/people/appointments',
                        lazy: page(
                          async () =>
                            (await import('../people/appointments/AppointmentsPage')).AppointmentsPage,
                        ),
                      },
                      {
                        path: '/people/centers',
                        lazy: page(async () => (await import('../people/centers/CentersPage')).CentersPage),
                      },
                      {
                        path: '/people/roster',
                        lazy: page(async () => (await import('../people/roster/RosterPage')).RosterPage),
                      },
                      {
                        path: '/people/cards',
                        lazy: page(
                          async () => (await import('../people/cards/LoginCardsPage')).LoginCardsPage,
                        ),
                      },
                      {
                        path: '/people/rewards',
                        lazy: page(async () => (await import('../rewards/staff/RewardDesk')).RewardDesk),
                      },
                    ],
                  },
                  { path: '/classes', lazy: page(async () => (await classes()).ClassListPage) },
                  { path: '/classes/:classId', lazy: page(async () => (await classes()).ClassPage) },
                  { path: '/classes/student/:userId', lazy: page(async () => (await classes()).StudentPage) },
                  {
                    path: '/people/new',
                    lazy: page(async () => (await import('../people/account/NewAccountPage')).NewAccountPage),
                  },
                  {
                    path: '/people/account/:userId',
                    lazy: page(async () => (await import('../people/account/AccountPage')).AccountPage),
                  },
                  {
                    path: '/people/rewards/:userId',
                    lazy: page(
                      async () => (await import('../rewards/staff/StudentRewardsPage')).StudentRewardsPage,
                    ),
                  },
                  {
                    path: '/englishAccountSetup',
                    lazy: page(
                      async () =>
                        (await import('../setup/englishAccountSetup/EnglishAccountSetupPage'))
                          .EnglishAccountSetupPage,
                    ),
                  },
                ],
              },
              {
                lazy: page(async () => (await import('../accounts/CheckedRoute')).CheckedRoute),
                children: [
                  {
                    lazy: chakraPages,
                    children: [
                      {
                        path: '/accountSetup',
                        lazy: page(
                          async () =>
                            (await import('../setup/accountSetup/AccountSetupPage')).AccountSetupPage,
                        ),
                      },
                    ],
                  },
                  { path: '/home', lazy: page(async () => (await import('../home/HomePage')).HomePage) },
                  {
                    path: '/courses',
                    lazy: page(async () => (await import('../courses/grades/CoursesPage')).CoursesPage),
                  },
                  {
                    path: '/chapterprofile',
                    lazy: page(
                      async () =>
                        (await import('../courses/chapterProfile/ChapterProfilePage')).ChapterProfilePage,
                    ),
                  },
                  {
                    path: '/homeprofile',
                    lazy: page(
                      async () => (await import('../courses/homeProfile/HomeProfilePage')).HomeProfilePage,
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
])
