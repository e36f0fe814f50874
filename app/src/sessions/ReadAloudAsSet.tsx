import { DEFAULT_SETTINGS } from '@wordstride/api'
import { ReadAloud } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { useAuth } from '../api/authStore'

/** The account says whether problems are read by themselves. */
export function ReadAloudAsSet({ children }: { children: ReactNode }) {
  const { readAloud } = useAuth((state) => state.user?.settings) ?? DEFAULT_SETTINGS
  return <ReadAloud value={readAloud}>{children}</ReadAloud>
}
