import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { LinkButton } from '../../shell/LinkButton'
import styles from './ViewSwitch.module.css'

const VIEWS = [
  { label: 'Grade view', to: '/courses', toggle: 'grade_view' },
  { label: 'Chapter view', to: '/chapterprofile', toggle: 'chapter_view' },
] as const

/** The two views of the courses, each by its toggle (ROLE-07). */
export function ViewSwitch() {
  const { pathname } = useLocation()
  const menuAuth = useAuth((state) => state.user?.menuAuth)
  const views = VIEWS.filter(({ toggle }) => menuAuth?.[toggle])
  if (views.length < 2) return null
  return (
    <nav aria-label="Views of the courses" className={styles.views}>
      {views.map(({ label, to }) => {
        const isCurrent = pathname === to
        return (
          <LinkButton
            key={to}
            to={to}
            variant={isCurrent ? 'primary' : 'quiet'}
            isPill
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </LinkButton>
        )
      })}
    </nav>
  )
}
