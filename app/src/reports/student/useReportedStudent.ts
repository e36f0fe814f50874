import { useQuery } from '@tanstack/react-query'
import { fullName, type ReportedStudent } from '@wordstride/api'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { fromSearch } from '../../links/address'
import { studentQuery } from '../reportQueries'

export interface Reported {
  /** Empty while staff have chosen nobody. */
  userId: string
  isOwn: boolean
  /** Null while it is being read. */
  student: ReportedStudent | null
  isError: boolean
  retry(): void
}

/** Whom a report is about: a student reads the own one, whatever the address says; staff choose by its `user_id`. */
export function useReportedStudent(): Reported {
  const user = useAuth((state) => state.user)
  const [search] = useSearchParams()
  const ownId = user?.userId ?? ''
  const userId = user?.menuAuth.all_users ? (fromSearch(search).userId ?? '') : ownId
  const isOwn = userId === ownId
  const isOther = !isOwn && userId !== ''
  const other = useQuery({ ...studentQuery(userId), enabled: isOther })
  const own = useMemo(
    () =>
      user && {
        userId: user.userId,
        name: fullName(user),
        currentGrade: user.currentGrade,
      },
    [user],
  )
  return {
    userId,
    isOwn,
    student: isOwn ? own : (other.data ?? null),
    isError: isOther && other.isError,
    retry: () => void other.refetch(),
  }
}
