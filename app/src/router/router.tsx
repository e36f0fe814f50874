import { createBrowserRouter } from 'react-router-dom'
import { ProtectedRoute } from '../accounts/ProtectedRoute'
import { leadHome } from './leadHome'
import { NotFoundPage } from './NotFoundPage'
import { RootLayout } from './RootLayout'
import { RouteError } from './RouteError'
import { RouteLoading } from './RouteLoading'
import { takeTokenOutOfAddress } from './takeTokenOutOfAddress'

const lazyLogin = async () => ({ Component: (await import('../accounts/login/LoginPage')).LoginPage })

const classes = () => import('../classes/pages')
const chakraPages = async () => ({ Component: (await import('../shell/ChakraPages')).ChakraPages })

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
      { path: '/', loader: leadHome, lazy: lazyLogin },
      { path: '/login', loader: leadHome, lazy: lazyLogin },
      {
        path: '/unAuth',
        lazy: async () => ({ Component: (await import('./NotAllowedPage')).NotAllowedPage }),
      },
      {
        path: '/setPassword',
        lazy: async () => ({
          Component: (await import('../accounts/password/SetPasswordPage')).SetPasswordPage,
        }),
      },
      {
        path: '/card',
        lazy: async () => ({
          Component: (await import('../accounts/password/LinkSignInPage')).LinkSignInPage,
        }),
      },
      {
        path: '/forgotPassword',
        lazy: async () => ({
          Component: (await import('../accounts/password/ForgotPasswordPage')).ForgotPasswordPage,
        }),
      },
      {
        path: '/unsubscribe/:mailId',
        lazy: async () => ({ Component: (await import('../mail/UnsubscribePage')).UnsubscribePage }),
      },
      {
        path: '/problems',
        lazy: async () => ({ Component: (await import('../sessions/ProblemsPage')).ProblemsPage }),
      },
      {
        path: '/zeus/session',
        lazy: async () => ({
          Component: (await publishing()).DraftSessionPage,
        }),
      },
      {
        path: '/tests',
        lazy: async () => ({
          Component: (await import('../sessions/diagnostic/screen/TestsPage')).TestsPage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('../shell/ShellLayout')).ShellLayout }),
        children: [
          {
            path: '/proficiencyPage',
            lazy: async () => ({
              Component: (await import('../courses/proficiencyStart/ProficiencyStartPage'))
                .ProficiencyStartPage,
            }),
          },
          {
            path: '/about',
            lazy: async () => ({ Component: (await import('../about/AboutPage')).AboutPage }),
          },
          {
            path: '/privacy',
            lazy: async () => ({ Component: (await import('../privacy/PrivacyPage')).PrivacyPage }),
          },
          {
            path: '/covid19',
            lazy: async () => ({
              Component: (await import('../support/centerNotice/CenterNoticePage')).CenterNoticePage,
            }),
          },
          {
            path: '/flashcard',
            lazy: async () => ({
              Component: (await import('../courses/flashcards/FlashcardPage')).FlashcardPage,
            }),
          },
          {
            lazy: chakraPages,
            children: [
              {
                path: '/secret',
                lazy: async () => ({ Component: (await import('../tools/secret/SecretPage')).SecretPage }),
              },
              {
                path: '/zeus',
                lazy: async () => ({
                  Component: (await publishing()).AuthoringPage,
                }),
              },
              {
                path: '/aeskillmanagement',
                lazy: async () => ({
                  Component: (await import('../tools/skillManagement/SkillManagementPage'))
                    .SkillManagementPage,
                }),
              },
            ],
          },
          {
            Component: ProtectedRoute,
            children: [
              {
                path: '/reviewafficiencyproblems',
                lazy: async () => ({
                  Component: (await import('../courses/reviewAfficiency/ReviewAfficiencyPage'))
                    .ReviewAfficiencyPage,
                }),
              },
              {
                path: '/PeerProgress',
                lazy: async () => ({
                  Component: (await import('../peers/PeerProgressPage')).PeerProgressPage,
                }),
              },
              {
                path: '/myposition',
                lazy: async () => ({
                  Component: (await import('../peers/MyPositionPage')).MyPositionPage,
                }),
              },
              {
                path: '/proficiencyreport',
                lazy: async () => ({
                  Component: (await import('../reports/proficiency/ProficiencyReportPage'))
                    .ProficiencyReportPage,
                }),
              },
              {
                path: '/useractivityreport',
                lazy: async () => ({ Component: (await reports()).ActivityReportPage }),
              },
              {
                path: '/userprogresschart',
                lazy: async () => ({ Component: (await reports()).ProgressChartPage }),
              },
              {
                path: '/honorschart',
                lazy: async () => ({ Component: (await reports()).HonorsChartPage }),
              },
              {
                path: '/support',
                lazy: async () => ({
                  Component: (await import('../support/SupportPage')).SupportPage,
                }),
              },
              {
                path: '/reviewOutline',
                lazy: async () => ({
                  Component: (await import('../support/reviewOutline/ReviewOutlinePage')).ReviewOutlinePage,
                }),
              },
              {
                path: '/configTest',
                lazy: async () => ({
                  Component: (await import('../sessions/diagnostic/configTest/ConfigTestPage'))
                    .ConfigTestPage,
                }),
              },
              {
                path: '/configTestResult',
                lazy: async () => ({
                  Component: (await import('../sessions/diagnostic/testResult/ConfigTestResultPage'))
                    .ConfigTestResultPage,
                }),
              },
              {
                path: '/testRecords',
                lazy: async () => ({
                  Component: (await import('../sessions/diagnostic/testRecords/TestRecordsPage'))
                    .TestRecordsPage,
                }),
              },
              {
                path: '/rewards',
                lazy: async () => ({
                  Component: (await import('../rewards/RewardsPage')).RewardsPage,
                }),
              },
              {
                path: '/settings',
                lazy: async () => ({
                  Component: (await import('../settings/SettingsPage')).SettingsPage,
                }),
              },
              {
                lazy: chakraPages,
                children: [
                  {
                    path: '/renderingtool',
                    lazy: async () => ({
                      Component: (await import('../tools/renderingtool/RenderingToolPage')).RenderingToolPage,
                    }),
                  },
                  {
                    path: '/items',
                    lazy: async () => ({ Component: (await import('../tools/items/ItemsPage')).ItemsPage }),
                  },
                  {
                    path: '/drafts',
                    lazy: async () => ({ Component: (await publishing()).DraftsPage }),
                  },
                  {
                    path: '/drafts/import',
                    lazy: async () => ({ Component: (await publishing()).ImportPage }),
                  },
                  {
                    path: '/drafts/releases',
                    lazy: async () => ({
                      Component: (await publishing()).ReleasesPage,
                    }),
                  },
                  {
                    path: '/outbox',
                    lazy: async () => ({ Component: (await import('../mail/OutboxPage')).OutboxPage }),
                  },
                  {
                    path: '/people/roster',
                    lazy: async () => ({
                      Component: (await import('../people/roster/RosterPage')).RosterPage,
                    }),
                  },
                  {
                    path: '/people/cards',
                    lazy: async () => ({
                      Component: (await import('../people/cards/LoginCardsPage')).LoginCardsPage,
                    }),
                  },
                  {
                    path: '/getTestAccount',
                    lazy: async () => ({
                      Component: (await import('../sessions/diagnostic/testAccount/GetTestAccountPage'))
                        .GetTestAccountPage,
                    }),
                  },
                  {
                    lazy: async () => ({ Component: (await import('../people/PeopleLayout')).PeopleLayout }),
                    children: [
                      {
                        path: '/people',
                        lazy: async () => ({
                          Component: (await import('../people/accounts/AccountsPage')).AccountsPage,
                        }),
                      },
                      {
                        path: '/people/classes',
                        lazy: async () => ({
                          Component: (await import('../people/classes/ClassesPage')).ClassesPage,
                        }),
                      },
                      {
                        path: '/people/appointments',
                        lazy: async () => ({
                          Component: (await import('../people/appointments/AppointmentsPage'))
                            .AppointmentsPage,
                        }),
                      },
                      {
                        path: '/people/centers',
                        lazy: async () => ({
                          Component: (await import('../people/centers/CentersPage')).CentersPage,
                        }),
                      },
                      {
                        path: '/people/rewards',
                        lazy: async () => ({
                          Component: (await import('../rewards/staff/RewardDesk')).RewardDesk,
                        }),
                      },
                    ],
                  },
                  {
                    path: '/classes',
                    lazy: async () => ({ Component: (await classes()).ClassListPage }),
                  },
                  {
                    path: '/classes/:classId',
                    lazy: async () => ({ Component: (await classes()).ClassPage }),
                  },
                  {
                    path: '/classes/student/:userId',
                    lazy: async () => ({ Component: (await classes()).StudentPage }),
                  },
                  {
                    path: '/people/new',
                    lazy: async () => ({
                      Component: (await import('../people/account/NewAccountPage')).NewAccountPage,
                    }),
                  },
                  {
                    path: '/people/account/:userId',
                    lazy: async () => ({
                      Component: (await import('../people/account/AccountPage')).AccountPage,
                    }),
                  },
                  {
                    path: '/people/rewards/:userId',
                    lazy: async () => ({
                      Component: (await import('../rewards/staff/StudentRewardsPage')).StudentRewardsPage,
                    }),
                  },
                  {
                    path: '/englishAccountSetup',
                    lazy: async () => ({
                      Component: (await import('../setup/englishAccountSetup/EnglishAccountSetupPage'))
                        .EnglishAccountSetupPage,
                    }),
                  },
                ],
              },
              {
                lazy: async () => ({
                  Component: (await import('../accounts/CheckedRoute')).CheckedRoute,
                }),
                children: [
                  {
                    lazy: chakraPages,
                    children: [
                      {
                        path: '/accountSetup',
                        lazy: async () => ({
                          Component: (await import('../setup/accountSetup/AccountSetupPage'))
                            .AccountSetupPage,
                        }),
                      },
                    ],
                  },
                  {
                    path: '/home',
                    lazy: async () => ({ Component: (await import('../home/HomePage')).HomePage }),
                  },
                  {
                    path: '/courses',
                    lazy: async () => ({
                      Component: (await import('../courses/grades/CoursesPage')).CoursesPage,
                    }),
                  },
                  {
                    path: '/chapterprofile',
                    lazy: async () => ({
                      Component: (await import('../courses/chapterProfile/ChapterProfilePage'))
                        .ChapterProfilePage,
                    }),
                  },
                  {
                    path: '/homeprofile',
                    lazy: async () => ({
                      Component: (await import('../courses/homeProfile/HomeProfilePage')).HomeProfilePage,
                    }),
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
