import { useId } from 'react'
import styles from './SettingChoice.module.css'

interface SettingChoiceProps<TValue extends string> {
  label: string
  help?: string
  options: readonly (readonly [value: TValue, label: string])[]
  value: TValue
  onChange(value: NoInfer<TValue>): void
}

/** One of two or three, side by side. */
export function SettingChoice<TValue extends string>({
  label,
  help,
  options,
  value,
  onChange,
}: SettingChoiceProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={styles.setting} aria-describedby={help && `${name}-help`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option} className={styles.option} data-checked={option === value || undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
      {help && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
