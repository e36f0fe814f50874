import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormField, TextInput } from '../forms/FormFields'

/** A pause in typing after which people are asked for (milliseconds). */
const TYPING_PAUSE = 300

interface PersonSearchProps {
  label: string
  help?: ReactNode
  /** What is looked for. */
  text: string
  onSearch(text: string): void
}

/** Finds people after a pause in typing; what changes `text` otherwise changes the field. */
export function PersonSearch({ label, help, text, onSearch }: PersonSearchProps) {
  const [typed, setTyped] = useState(text)
  const [asked, setAsked] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    if (text !== asked) {
      setAsked(text)
      setTyped(text)
    }
  }
  const ask = useEffectEvent((search: string) => {
    setAsked(search)
    onSearch(search)
  })
  useEffect(() => {
    const search = typed.trim()
    if (search === asked) return
    const pause = setTimeout(() => ask(search), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [typed, asked])
  return (
    <FormField label={label} help={help}>
      <TextInput
        type="search"
        placeholder="Name, user name or school id"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It looks for somebody; it does not send a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </FormField>
  )
}
