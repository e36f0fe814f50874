import { CONGRATULATIONS, type Congratulation, type PeerRow } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import styles from './PeerPages.module.css'

interface CongratulateDialogProps {
  /** Whom it is for; null while it is closed. */
  row: PeerRow | null
  onChoose(row: PeerRow, message: Congratulation): void
  onClose(): void
}

/** PEER-06: six texts and no other. */
export const CongratulateDialog = ({ row, onChoose, onClose }: CongratulateDialogProps) => (
  <Dialog title={row ? `Congratulate ${row.displayName}` : ''} isOpen={row !== null} onClose={onClose}>
    {row && (
      <>
        <p className={styles.text}>{row.achievementMsg}</p>
        <ul className={styles.messages} aria-label="What to say">
          {CONGRATULATIONS.map((message) => (
            <li key={message}>
              <Button variant="secondary" onClick={() => onChoose(row, message)}>
                {message}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </Dialog>
)
