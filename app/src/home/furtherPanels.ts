/** The panels below the first screen: one file, which is asked for beside the page. */
export { AppointmentsPanel } from '../appointments/AppointmentsPanel'
export { PeerCard } from '../peers/PeerCard'
export { PeerMarquee } from '../peers/PeerMarquee'
export { DroppedPanel } from './DroppedPanel'
export { CreditedPanel, NotCreditedPanel } from './ExtraWorkPanels'
export { StreakPanel } from './StreakPanel'
export { TopPerformersPanel } from './TopPerformersPanel'
export { WinnersPanel } from './WinnersPanel'
