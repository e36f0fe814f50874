import { Button } from '@wordstride/ui'
import styles from './TestModePanel.module.css'

export interface TestModePanelProps {
  isOn: boolean
  onToggle(isOn: boolean): void
  onCorrect(): void
  onWrong(): void
}

/** TOOL-02, PROB-18. Without Chakra, because the problem screen shows it too. */
export function TestModePanel({ isOn, onToggle, onCorrect, onWrong }: TestModePanelProps) {
  return (
    <section aria-label="Test mode" className={styles.panel}>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          className={styles.switch}
          checked={isOn}
          onChange={({ target }) => onToggle(target.checked)}
        />
        Test mode {isOn ? 'on' : 'off'}
      </label>
      {isOn && (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onCorrect}>
            set correct
          </Button>
          <Button variant="secondary" onClick={onWrong}>
            set wrong
          </Button>
        </div>
      )}
    </section>
  )
}
