import type { User } from '@wordstride/api'
import { wantsAutomaticFlow } from '@wordstride/learning'
import { lazy, Suspense } from 'react'
import { LoadingBlock } from '../shell/LoadingBlock'
import { FirstStep, type FirstStepProps } from './FirstStep'

const RunningTest = lazy(() => import('./RunningTest').then((module) => ({ default: module.RunningTest })))

const SET_UP: FirstStepProps = {
  title: 'First, find out where you start',
  text: 'A short test in each section shows what you know already. Then your plan and your first assignment are made for you.',
  to: '/accountSetup',
  button: 'Set up my account',
  way: [
    ['A short test', 'in each section'],
    ['Your own plan', 'made for you'],
    ['Your first week', 'ready to start'],
  ],
}

const TAKE_A_TEST: FirstStepProps = {
  title: 'Take your first test',
  text: 'Choose a section and a grade. The clock starts with the first problem, and you see your result at the end.',
  to: '/configTest',
  button: 'Choose a test',
}

const firstStep = ({ role, userName }: User): FirstStepProps =>
  role === 'test' && !wantsAutomaticFlow(userName) ? TAKE_A_TEST : SET_UP

/** The home of who has no plan yet. One way on, once it is known: a link that is replaced under the pointer takes no click. */
export function SetUpFirst({ user }: { user: User }) {
  const loading = <LoadingBlock label="Loading your next step" height="14rem" />
  return (
    <Suspense fallback={loading}>
      <RunningTest userId={user.userId} loading={loading}>
        <FirstStep {...firstStep(user)} />
      </RunningTest>
    </Suspense>
  )
}
