import type { User } from '@wordstride/api'
import { wantsAutomaticFlow } from '@wordstride/learning'
import { LaterGuide } from '@wordstride/ui'
import { LinkButton } from '../shell/LinkButton'
import styles from './SetUpFirst.module.css'

interface FirstStep {
  title: string
  text: string
  to: string
  button: string
}

const SET_UP: FirstStep = {
  title: 'First, find out where you start',
  text: 'A short test in each section shows what you know already. Then your plan and your first assignment are made for you.',
  to: '/accountSetup',
  button: 'Set up my account',
}

const TAKE_A_TEST: FirstStep = {
  title: 'Take your first test',
  text: 'Choose a section and a grade. The clock starts with the first problem, and you see your result at the end.',
  to: '/configTest',
  button: 'Choose a test',
}

const firstStep = ({ role, userName }: User): FirstStep =>
  role === 'test' && !wantsAutomaticFlow(userName) ? TAKE_A_TEST : SET_UP

/** The home of who has no plan yet: the one thing to do. */
export function SetUpFirst({ user }: { user: User }) {
  const { title, text, to, button } = firstStep(user)
  return (
    <div className={styles.first}>
      <span className={styles.guide}>
        <LaterGuide pose="wave" size={128} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton to={to} variant="sun" size="large">
        {button}
      </LinkButton>
    </div>
  )
}
