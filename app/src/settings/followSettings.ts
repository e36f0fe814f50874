import { isLearner, type User } from '@wordstride/api'
import { workGrade } from '../accounts/workGrade'
import { authStore } from '../api/authStore'
import { readDeviceTheme } from './deviceTheme'

/** From here on the guide and all cheering are quiet. */
const FIRST_QUIET_GRADE = 6

const isQuiet = (user: User): boolean => !isLearner(user.role) || workGrade(user) >= FIRST_QUIET_GRADE

/** What the style sheets know them by. */
function show(user: User | null): void {
  const settings = user?.settings
  const { dataset } = document.documentElement
  const theme = settings?.theme ?? readDeviceTheme()
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  dataset.textSize = settings?.textSize ?? 'usual'
  dataset.letters = settings?.letters ?? 'usual'
  dataset.motion = settings?.motion ?? 'system'
  dataset.guide = user && isQuiet(user) ? 'quiet' : 'lively'
}

/** Shows the page as the person likes it who is signed in, from now on; what it gives ends that. */
export function followSettings(): () => void {
  show(authStore.getState().user)
  return authStore.subscribe(({ user }, before) => {
    if (user !== before.user) show(user)
  })
}
