import { useState } from 'react'
import { v7 as newId } from 'uuid'

/**
 * The id of something new, the same for as long as `subject` is: what is sent again after a lost reply makes no second
 * one.
 */
export function useNewId(subject: unknown): string {
  const [made, setMade] = useState(() => ({ subject, id: newId() }))
  if (made.subject === subject) return made.id
  const next = { subject, id: newId() }
  setMade(next)
  return next.id
}
