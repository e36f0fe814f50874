import styles from './SkillSwitch.module.css'

interface SkillSwitchProps {
  /** What is switched. */
  label: string
  isOn: boolean
  isBusy: boolean
  onToggle(): void
}

/** On or off in words, too, so that nothing is told by colour alone. */
export const SkillSwitch = ({ label, isOn, isBusy, onToggle }: SkillSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-busy={isBusy || undefined}
    className={styles.switch}
    onClick={() => {
      if (!isBusy) onToggle()
    }}
  >
    <span aria-hidden="true" className={styles.word}>
      {isOn ? 'On' : 'Off'}
    </span>
    <span aria-hidden="true" className={styles.track}>
      <span className={styles.knob} />
    </span>
  </button>
)
