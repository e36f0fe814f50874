/** What the home shows of this room: one file, which is asked for beside the page. */
export { GoalsPanel } from './GoalsPanel'
export { HonorBadges } from './HonorBadges'
export { NewHonorStudents } from './NewHonorStudents'
