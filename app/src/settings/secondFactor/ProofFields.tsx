import { TextField } from '@wordstride/ui'
import { ShownPassword } from '../../accounts/card/ShownPassword'

/** Of `readProof`. */
export function ProofFields({ hasOne }: { hasOne: boolean }) {
  return (
    <>
      <ShownPassword label="Your password" name="password" autoComplete="current-password" data-autofocus />
      {hasOne && <CodeField label="A code of your app, or a spare one" />}
    </>
  )
}

export const CodeField = ({ label }: { label: string }) => (
  <TextField
    label={label}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    data-autofocus
  />
)

/** Null where something is missing. */
export function readProof(form: FormData, hasOne: boolean): { password: string; code: string | null } | null {
  const password = String(form.get('password'))
  const code = hasOne ? String(form.get('code')).trim() : null
  return password === '' || code === '' ? null : { password, code }
}

export const PROOF_MISSING = 'Please fill in every field.'
