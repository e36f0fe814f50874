import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fullName, isLearner } from '@wordstride/api'
import { Button, Dialog, Skeleton, TextField } from '@wordstride/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { useSettled } from '../../forms/useSettled'
import { toAddress } from '../../links/address'
import { LoadFailure } from '../../shell/LoadFailure'
import styles from './StudentPicker.module.css'

const SHOWN = 50

/** For staff: another student, by name. */
export function StudentPicker() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Choose a student
      </Button>
      <Dialog title="Choose a student" isOpen={isOpen} onClose={() => setOpen(false)}>
        <StudentSearch onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function StudentSearch({ onChosen }: { onChosen(): void }) {
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const { pathname } = useLocation()
  const found = useQuery({
    queryKey: ['reports', 'found', search],
    queryFn: async ({ signal }) =>
      unwrap(await apiClient.call('listAccounts', { search, pageSize: SHOWN }, { signal })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TextField
        label="Name or user name"
        type="search"
        value={text}
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite" aria-busy={found.isFetching} className={styles.found}>
        {found.isPending && <Skeleton height="12rem" />}
        {found.isError && <LoadFailure what="The students" onRetry={() => void found.refetch()} />}
        {found.data?.total === 0 && (
          <p>{search === '' ? 'There is nobody in your reach yet.' : 'Nobody has such a name.'}</p>
        )}
        {found.data && (
          <ul className={styles.list}>
            {found.data.accounts
              .filter(({ role }) => isLearner(role))
              .map((account) => (
                <li key={account.userId}>
                  <Link
                    to={toAddress(pathname, { userId: account.userId })}
                    onClick={onChosen}
                    className={styles.person}
                  >
                    <strong>{fullName(account)}</strong>
                    <span className={styles.userName}>{account.userName}</span>
                  </Link>
                </li>
              ))}
          </ul>
        )}
        {found.data && found.data.total > SHOWN && (
          <p className={styles.more}>There are more. Type more of the name.</p>
        )}
      </div>
    </>
  )
}
