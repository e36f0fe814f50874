import type { User } from '@wordstride/api'
import { Fold } from '@wordstride/ui'
import { SavedState } from '../outbox/SavedState'
import { LazyReviewPanel } from '../review/LazyReviewPanel'
import sheets from '../shell/Sheet.module.css'
import { Dashboard } from './Dashboard'
import { readDetailsOpen, saveDetailsOpen } from './detailsChoice'
import styles from './EarlyHome.module.css'
import { hasLargeType } from './homeStage'
import { NextTask } from './NextTask'
import { StarsPanel } from './StarsPanel'
import { shownPanels } from './shownPanels'
import { WeekPath } from './WeekPath'

/** Kindergarten to grade 5: the way on, the week as a path, the stars; all else under 'My details'. */
export function EarlyHome({ user }: { user: User }) {
  const { userId } = user
  return (
    <div
      className={`${styles.home} ${sheets.inOrder}`}
      data-reading={hasLargeType(user) ? 'early' : undefined}
    >
      <NextTask userId={userId} grade={user.currentGrade['ae.la']} isLarge />
      <WeekPath userId={userId} />
      <div className={`${styles.pair} ${sheets.inOrder}`}>
        {shownPanels(user).has('stars') && <StarsPanel userId={userId} isLarge />}
        <LazyReviewPanel userId={userId} />
      </div>
      <Fold
        level={2}
        look="bare"
        summary="My details"
        isOpenAtFirst={readDetailsOpen()}
        onToggle={saveDetailsOpen}
      >
        <Dashboard user={user} isBelowBlocks />
      </Fold>
      <SavedState />
    </div>
  )
}
