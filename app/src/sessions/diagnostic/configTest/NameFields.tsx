import { TextField } from '@wordstride/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styles from './ConfigTestPage.module.css'
import { FORM_MESSAGES, type TestForm } from './testForm'

interface NameFieldsProps {
  isFirstLocked: boolean
  isLastLocked: boolean
}

/** A name that is known stays as it is (TEST-02, TEST-03). */
export function NameFields({ isFirstLocked, isLastLocked }: NameFieldsProps) {
  return (
    <div className={styles.fields}>
      <NameField name="firstName" label="First name" autoComplete="given-name" isLocked={isFirstLocked} />
      <NameField name="lastName" label="Last name" autoComplete="family-name" isLocked={isLastLocked} />
    </div>
  )
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  label: string
  autoComplete: string
  /** The account has a name already. */
  isLocked: boolean
}

function NameField({ name, label, autoComplete, isLocked }: NameFieldProps) {
  const { register, formState } = useFormContext<TestForm>()
  const knownId = useId()
  return (
    <TextField
      label={label}
      error={formState.errors[name]?.message}
      required
      readOnly={isLocked}
      maxLength={60}
      autoComplete={autoComplete}
      {...(isLocked && {
        'aria-describedby': knownId,
        trailing: (
          <span id={knownId} className={styles.known}>
            From your account
          </span>
        ),
      })}
      {...register(name, {
        validate: (value) => value.trim() !== '' || FORM_MESSAGES[name],
      })}
    />
  )
}
