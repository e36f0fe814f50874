import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fullName, isLearner } from '@wordstride/api'
import { TextField } from '@wordstride/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { useAuth } from '../../api/authStore'
import { unwrap } from '../../api/unwrap'
import { useSettled } from '../../forms/useSettled'
import { toAddress } from '../../links/address'
import { counted } from '../../shell/counted'
import { focusContent } from '../../shell/focusContent'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import styles from './StudentList.module.css'

/** The most that the server gives at once. */
const SHOWN = 100

/** Of more than are shown nobody looks for the rest below a long list. */
const howMany = (shown: number, hasMore: boolean): string =>
  hasMore
    ? `The first ${counted(shown, 'student')}. There are more: type more of the name.`
    : counted(shown, 'student')

function tellNone(search: string, hasMore: boolean): string {
  if (hasMore) return 'No student is among the first that were found. Type more of the name.'
  return search === '' ? 'There is nobody in your reach yet.' : 'Nobody has such a name.'
}

/** For staff: the students whose report they can open, by name. */
export function StudentList() {
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const { pathname } = useLocation()
  const ownId = useAuth((state) => state.user?.userId)
  const found = useQuery({
    queryKey: ['reports', 'found', search],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('listAccounts', { search, pageSize: SHOWN }, { signal })),
    placeholderData: keepPreviousData,
  })
  const students = found.data?.accounts.filter(({ role }) => isLearner(role))
  // Among them may be staff.
  const hasMore = (found.data?.total ?? 0) > SHOWN
  return (
    <Sheet title="Whose report?">
      <div className={styles.search}>
        <TextField
          label="Name or username"
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div aria-busy={found.isFetching} className={styles.found}>
        {found.isPending && <LoadingBlock label="Loading the students" height="12rem" />}
        {found.isError && <LoadFailure what="The students" onRetry={() => void found.refetch()} />}
        <p role="status" className={styles.more}>
          {students && students.length > 0 && howMany(students.length, hasMore)}
          {students?.length === 0 && tellNone(search, hasMore)}
        </p>
        {students && (
          <ul className={styles.list}>
            {students.map((account) => (
              <li key={account.userId}>
                <Link
                  to={toAddress(pathname, { userId: account.userId })}
                  onClick={focusContent}
                  className={styles.person}
                >
                  <strong>{fullName(account)}</strong>
                  <span className={styles.userName}>{account.userName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.more}>
        <Link to={toAddress(pathname, { userId: ownId })} onClick={focusContent}>
          My own report
        </Link>
      </p>
    </Sheet>
  )
}
