import { Button, Dialog } from '@wordstride/ui'
import styles from './PeerPages.module.css'

const LINES = [
  'Up to 30 students of your grade and country are in your group. Choose a section and press Search.',
  'Who works in a higher grade comes first, then who has the higher score there, then who has earned more points this week. Places change every ten minutes.',
  'You see the first three, yourself and the two before you. Nobody sees who comes behind.',
  'Others read your first name, one letter of your last name and your honors: (H) or (HH). Your scores stay yours.',
  'When somebody has reached a goal, press Congratulate and choose what to say. Each of you can say it once.',
  'You can drop the group whenever you like. Then nobody in it sees you, and you can join again on the home page.',
]

export const InstructionsDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) => (
  <Dialog
    title="Instructions"
    isOpen={isOpen}
    onClose={onClose}
    actions={<Button onClick={onClose}>OK</Button>}
  >
    <ul className={styles.instructions}>
      {LINES.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Dialog>
)
