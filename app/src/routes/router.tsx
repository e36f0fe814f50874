import { createBrowserRouter } from 'react-router-dom'
import { CheckedRoute, ProtectedRoute } from '../auth/ProtectedRoute'
import { NotFoundPage } from './NotFoundPage'
import { RootLayout } from './RootLayout'
import { RouteError } from './RouteError'
import { RouteLoading } from './RouteLoading'

const lazyLogin = async () => ({ Component: (await import('../login/LoginPage')).LoginPage })

/** Public and protected routes (ROLE-10, ROLE-11); every page is a chunk of its own. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: RouteLoading,
    children: [
      { path: '/', lazy: lazyLogin },
      { path: '/login', lazy: lazyLogin },
      {
        path: '/problems',
        lazy: async () => ({ Component: (await import('../problems/ProblemsPage')).ProblemsPage }),
      },
      {
        path: '/tests',
        lazy: async () => ({ Component: (await import('../tests/TestsPage')).TestsPage }),
      },
      {
        lazy: async () => ({ Component: (await import('../shell/ShellLayout')).ShellLayout }),
        children: [
          {
            path: '/about',
            lazy: async () => ({ Component: (await import('../about/AboutPage')).AboutPage }),
          },
          {
            path: '/flashcard',
            lazy: async () => ({ Component: (await import('../flashcards/FlashcardPage')).FlashcardPage }),
          },
          {
            path: '/zeus',
            lazy: async () => ({ Component: (await import('../tools/authoring/ZeusPage')).ZeusPage }),
          },
          {
            Component: ProtectedRoute,
            children: [
              {
                path: '/renderingtool',
                lazy: async () => ({
                  Component: (await import('../tools/renderingtool/RenderingToolPage')).RenderingToolPage,
                }),
              },
              {
                path: '/reviewafficiencyproblems',
                lazy: async () => ({
                  Component: (await import('../reviewafficiency/ReviewAfficiencyPage')).ReviewAfficiencyPage,
                }),
              },
              {
                path: '/configTest',
                lazy: async () => ({
                  Component: (await import('../configTest/ConfigTestPage')).ConfigTestPage,
                }),
              },
              {
                path: '/configTestResult',
                lazy: async () => ({
                  Component: (await import('../testResult/ConfigTestResultPage')).ConfigTestResultPage,
                }),
              },
              {
                path: '/testRecords',
                lazy: async () => ({
                  Component: (await import('../testRecords/TestRecordsPage')).TestRecordsPage,
                }),
              },
              {
                path: '/getTestAccount',
                lazy: async () => ({
                  Component: (await import('../testAccount/GetTestAccountPage')).GetTestAccountPage,
                }),
              },
              {
                Component: CheckedRoute,
                children: [
                  {
                    path: '/home',
                    lazy: async () => ({ Component: (await import('../home/HomePage')).HomePage }),
                  },
                  {
                    path: '/courses',
                    lazy: async () => ({ Component: (await import('../courses/CoursesPage')).CoursesPage }),
                  },
                  {
                    path: '/chapterprofile',
                    lazy: async () => ({
                      Component: (await import('../chapterprofile/ChapterProfilePage')).ChapterProfilePage,
                    }),
                  },
                  {
                    path: '/homeprofile',
                    lazy: async () => ({
                      Component: (await import('../homeprofile/HomeProfilePage')).HomeProfilePage,
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
