import type { User } from '@wordstride/api'
import { SavedState } from '../outbox/SavedState'
import { AssignmentPanel } from './AssignmentPanel'
import styles from './Dashboard.module.css'
import { DroppedPanel } from './DroppedPanel'
import { CreditedPanel, NotCreditedPanel } from './ExtraWorkPanels'
import { NextTask } from './NextTask'
import { ProgressPanel } from './ProgressPanel'
import { StarsPanel } from './StarsPanel'
import { StreakPanel } from './StreakPanel'
import { shownPanels } from './shownPanels'
import { WeekCard } from './WeekCard'
import { WinnersPanel } from './WinnersPanel'

interface DashboardProps {
  user: User
  /** What stands above it is left out. */
  isBelowBlocks?: boolean
}

/** HOME-01, HOME-02: the left column is about the student, the main area about the week. */
export function Dashboard({ user, isBelowBlocks = false }: DashboardProps) {
  const { userId } = user
  const shown = shownPanels(user)
  return (
    <div className={styles.dashboard}>
      <div className={styles.week}>
        <WeekCard userId={userId}>
          {!isBelowBlocks && <NextTask userId={userId} grade={user.currentGrade['ae.la']} />}
        </WeekCard>
      </div>
      <div className={styles.main}>
        {shown.has('trophy') && <StreakPanel userId={userId} />}
        <AssignmentPanel userId={userId} />
        <DroppedPanel userId={userId} />
        <CreditedPanel userId={userId} />
        <NotCreditedPanel userId={userId} />
      </div>
      <div className={styles.about}>
        <ProgressPanel user={user} hasTokens={shown.has('tokens')} />
        {shown.has('stars') && !isBelowBlocks && <StarsPanel userId={userId} />}
        {shown.has('winners') && <WinnersPanel userId={userId} />}
        {!isBelowBlocks && <SavedState />}
      </div>
    </div>
  )
}
