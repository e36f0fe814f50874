import { isLearner } from '@wordstride/api'
import type { ReportSound } from '@wordstride/player/report'
import { useAuth } from '../api/authStore'
import { useSettings } from './useSettings'

/** Whether a report sounds, and the question to a student who never chose. */
export function useReportSound(): ReportSound {
  const { settings, change } = useSettings()
  const isStudent = useAuth(({ user }) => user !== null && isLearner(user.role))
  return {
    isOn: settings.sound === true,
    onChoose: isStudent && settings.sound === null ? (sound) => change({ sound }) : null,
  }
}
