import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useAuth } from '../api/authStore'
import { FormField, TextInput } from '../forms/FormFields'
import { useSettled } from '../forms/useSettled'
import { managesPeople } from './names'

interface PersonSearchProps {
  label: string
  help?: ReactNode
  /** What is looked for. */
  text: string
  onSearch(text: string): void
}

/** Finds people after a pause in typing; what changes `text` otherwise changes the field. */
export function PersonSearch({ label, help, text, onSearch }: PersonSearchProps) {
  const readsIds = useAuth((state) => managesPeople(state.user))
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const settled = useSettled(typed.trim())
  if (text !== seen) {
    setSeen(text)
    if (text !== settled) setTyped(text)
  }
  const ask = useEffectEvent((search: string) => {
    if (search !== text) onSearch(search)
  })
  useEffect(() => ask(settled), [settled])
  return (
    <FormField label={label} help={help}>
      <TextInput
        type="search"
        placeholder={readsIds ? 'Name, username or school id' : 'Name or username'}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It looks for somebody; it does not send a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </FormField>
  )
}
