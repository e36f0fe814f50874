import { ChoiceField } from '@wordstride/ui'
import styles from '../ReportPage.module.css'

/** TOOL-05, SR-39: what can be listed, and how it is called here. */
const ROLE_CHOICES = [
  ['all', 'All students plus super-students'],
  ['student', 'Students'],
  ['super-student', 'Super-students'],
  ['admin', 'Admins'],
  ['lcadmin', 'Learning center admins'],
  ['tutor', 'Tutors'],
] as const
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

interface RoleListPickerProps {
  value: string
  onChange(choice: string): void
}

/** Whom a list is of: a role, or students by the first letter of the username (C-19). */
export const RoleListPicker = ({ value, onChange }: RoleListPickerProps) => (
  <ChoiceField
    label="Role"
    className={styles.wide}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    <optgroup label="Roles">
      {ROLE_CHOICES.map(([role, name]) => (
        <option key={role} value={role}>
          {name}
        </option>
      ))}
    </optgroup>
    <optgroup label="First letter of the username">
      {LETTERS.map((letter) => (
        <option key={letter} value={letter}>
          {letter}
        </option>
      ))}
    </optgroup>
  </ChoiceField>
)
