import type { ReportedStudent } from '@wordstride/api'
import { useLocation } from 'react-router-dom'
import { isPageRefused } from '../../accounts/pageToggles'
import { useAuth } from '../../api/authStore'
import { toAddress } from '../../links/address'
import { focusContent } from '../../shell/focusContent'
import { LinkButton } from '../../shell/LinkButton'
import styles from './StudentBar.module.css'

const REPORTS = [
  ['/proficiencyreport', 'Proficiency'],
  ['/useractivityreport', 'Activity'],
  ['/userprogresschart', 'Progress'],
  ['/honorschart', 'Honors'],
] as const

interface StudentBarProps {
  student: ReportedStudent
  isOwn: boolean
}

/** Whose report staff read, and the ways on: another report of the same person, the work, another person. */
export function StudentBar({ student: { userId, name }, isOwn }: StudentBarProps) {
  const { pathname } = useLocation()
  const user = useAuth((state) => state.user)
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {isOwn && ' – your own report'}
      </p>
      <nav aria-label={`Reports of ${name}`} className={styles.ways}>
        {REPORTS.filter(([path]) => user && !isPageRefused(user, path)).map(([path, label]) => {
          const isCurrent = path === pathname
          return (
            <LinkButton
              key={path}
              to={toAddress(path, { userId })}
              size="compact"
              variant={isCurrent ? 'soft' : 'quiet'}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </LinkButton>
          )
        })}
      </nav>
      <div className={styles.ways}>
        {!isOwn && (
          <LinkButton
            to={`/classes/student/${encodeURIComponent(userId)}`}
            variant="secondary"
            size="compact"
          >
            Class work
          </LinkButton>
        )}
        <LinkButton to={pathname} onClick={focusContent} variant="secondary" size="compact">
          Choose a student
        </LinkButton>
      </div>
    </div>
  )
}
