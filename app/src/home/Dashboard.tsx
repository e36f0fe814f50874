import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { SavedState } from '../outbox/SavedState'
import { lazyPanel } from '../panels/lazyPanel'
import { LazyReviewPanel } from '../review/LazyReviewPanel'
import sheets from '../shell/Sheet.module.css'
import { AssignmentPanel } from './AssignmentPanel'
import styles from './Dashboard.module.css'
import { thisWeekQuery } from './homeQueries'
import { NextTask } from './NextTask'
import { ProgressPanel } from './ProgressPanel'
import { StarsPanel } from './StarsPanel'
import { shownPanels } from './shownPanels'
import { WeekCard } from './WeekCard'

const further = () => import('./furtherPanels')
const ofRewards = () => import('../rewards/homePanels')
const HonorBadges = lazyPanel('Honors', '8.5rem', async () => (await ofRewards()).HonorBadges)
const GoalsPanel = lazyPanel('Goals and rewards', '7rem', async () => (await ofRewards()).GoalsPanel)
const NewHonorStudents = lazyPanel(
  'New honor students',
  '4rem',
  async () => (await ofRewards()).NewHonorStudents,
)
const AppointmentsPanel = lazyPanel('Appointments', '4.5rem', async () => (await further()).AppointmentsPanel)
const StreakPanel = lazyPanel('Token streak', '9rem', async () => (await further()).StreakPanel)
const DroppedPanel = lazyPanel('Skills dropped this week', '4rem', async () => (await further()).DroppedPanel)
const CreditedPanel = lazyPanel(
  'Extra work credited and assigned',
  '4rem',
  async () => (await further()).CreditedPanel,
)
const NotCreditedPanel = lazyPanel(
  'Extra work not credited',
  '4rem',
  async () => (await further()).NotCreditedPanel,
)
const TopPerformersPanel = lazyPanel(
  'Top performers',
  '6rem',
  async () => (await further()).TopPerformersPanel,
)
const PeerCard = lazyPanel('Peer progress', '9rem', async () => (await further()).PeerCard)
const PeerMarquee = lazyPanel('Peer achievements', '3rem', async () => (await further()).PeerMarquee)
const WinnersPanel = lazyPanel('Last week’s winners', '6rem', async () => (await further()).WinnersPanel)

interface DashboardProps {
  user: User
  /** What stands above it is left out. */
  isBelowBlocks?: boolean
}

/**
 * HOME-01: the left column is about the student, HOME-02: the main area about the week. Both in the order of their
 * panels here; on a narrow screen the week comes first, then the main area, then the rest of the left column.
 */
export function Dashboard({ user, isBelowBlocks = false }: DashboardProps) {
  const { userId } = user
  const shown = shownPanels(user)
  return (
    <div className={styles.dashboard}>
      <div className={`${styles.week} ${sheets.inOrder}`}>
        <HonorBadges week={useQuery(thisWeekQuery(userId))} hasMinimum={shown.has('honorsMinimum')} />
        <WeekCard userId={userId}>
          {!isBelowBlocks && <NextTask userId={userId} grade={user.currentGrade['ae.la']} />}
        </WeekCard>
        {!isBelowBlocks && <LazyReviewPanel userId={userId} />}
      </div>
      <div className={`${styles.main} ${sheets.inOrder}`}>
        {shown.has('appointments') && <AppointmentsPanel userId={userId} />}
        {shown.has('goals') && <GoalsPanel userId={userId} />}
        {shown.has('trophy') && <StreakPanel userId={userId} />}
        {shown.has('peerGroup') && <PeerMarquee userId={userId} />}
        <AssignmentPanel userId={userId} />
        <DroppedPanel userId={userId} />
        <CreditedPanel userId={userId} />
        <NotCreditedPanel userId={userId} />
      </div>
      <div className={`${styles.about} ${sheets.inOrder}`}>
        {shown.has('peerGroup') && <PeerCard userId={userId} />}
        <ProgressPanel user={user} hasTokens={shown.has('tokens')} />
        {shown.has('stars') && !isBelowBlocks && <StarsPanel userId={userId} />}
        {shown.has('topPerformers') && <TopPerformersPanel userId={userId} />}
        {shown.has('winners') && <WinnersPanel userId={userId} />}
        {shown.has('newHonors') && <NewHonorStudents userId={userId} />}
        {!isBelowBlocks && <SavedState />}
      </div>
    </div>
  )
}
