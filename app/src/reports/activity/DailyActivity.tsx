import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DAILY_ACTIVITY_PAGE, type Role, type UserDay } from '@wordstride/api'
import { ChoiceField } from '@wordstride/ui'
import { type FormEvent, Fragment, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { CheckField } from '../../forms/CheckField'
import { fromSearch, toAddress, toSearch } from '../../links/address'
import { showPoints } from '../../panels/numbers'
import { shownDays } from '../../panels/shownDates'
import { TableArea } from '../../panels/TableArea'
import { TableHead } from '../../panels/tableParts'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Paging } from '../../shell/Paging'
import { Sheet } from '../../shell/Sheet'
import type { Days } from '../DateRange'
import styles from '../ReportPage.module.css'
import { dailyActivityQuery, userListQuery } from '../reportQueries'
import { SearchButton } from '../SearchButton'
import activityStyles from './Activity.module.css'
import { ActivityDays, canSearch, usualDays } from './ActivityDays'
import { RoleListPicker } from './RoleListPicker'

/** Who may list the users of a role by name (SR-04). */
const LISTING: readonly (Role | undefined)[] = ['tutor', 'lcadmin', 'admin']

const activityOf = (userId: string): string => toAddress('/useractivityreport', { userId })

interface Searched extends Days {
  role: string
}

/** Null is the first page of another search: rows of one role do not stand for another, as a page does until the next is there. */
const useDaily = ({ role, from, to }: Searched, page: number | null) =>
  useQuery({
    ...dailyActivityQuery({ userRole: role, startDate: from, endDate: to, page: page ?? 1 }),
    ...(page !== null && { placeholderData: keepPreviousData }),
  })

/** For staff: what the users of a role did, day by day (REP-09); what is searched stands in the address. */
export function DailyActivity() {
  const isListing = LISTING.includes(useAuth((state) => state.user?.role))
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const [usual] = useState(usualDays)
  const given = fromSearch(address)
  const { role: searchedRole = 'all', from = usual.from, to = usual.to } = given
  const page = Number(given.page) || null
  const [role, setRole] = useState(searchedRole)
  const [days, setDays] = useState<Days>({ from, to })
  const daily = useDaily({ role: searchedRole, from, to }, page)
  const show = (change: Parameters<typeof toSearch>[0]) =>
    setAddress(toSearch({ ...given, ...change }), { replace: true, preventScrollReset: true })

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!canSearch(days)) return
    const person = new FormData(event.currentTarget).get('person')
    if (person) return void navigate(activityOf(String(person)))
    const isSame = role === searchedRole && days.from === from && days.to === to
    show({ role, ...days, page: null })
    if (isSame && (page ?? 1) === 1) void daily.refetch()
  }

  return (
    <>
      <form className={styles.tools} onSubmit={search}>
        <RoleListPicker value={role} onChange={setRole} />
        {isListing && <PersonChoice key={role} role={role} />}
        <ActivityDays days={days} onChange={setDays} />
        <SearchButton query={daily} disabled={!canSearch(days)} />
      </form>
      <DailyTable
        title={shownDays(from, to)}
        daily={daily}
        page={page ?? 1}
        onPage={(next) => show({ page: next })}
      />
    </>
  )
}

/** The field `person` of the form: one user of a role. Give it the role as `key`. */
function PersonChoice({ role }: { role: string }) {
  const { data, isPending, isLoadingError, refetch } = useQuery(userListQuery(role))
  if (isLoadingError) return <LoadFailure what="The people" onRetry={() => void refetch()} />
  const rest = data ? data.total - data.data.length : 0
  return (
    <ChoiceField label="Person" name="person">
      <option value="">everybody</option>
      {isPending && <option disabled>loading…</option>}
      {data?.data.map(({ id, userName, name }) => (
        <option key={id} value={id}>
          {userName} ({name})
        </option>
      ))}
      {rest > 0 && <option disabled>{rest} more: choose a first letter</option>}
    </ChoiceField>
  )
}

interface DailyTableProps {
  title: string
  daily: ReturnType<typeof useDaily>
  page: number
  onPage(page: number): void
}

const sumOf = (days: readonly UserDay[], field: 'sessions' | 'minutes' | 'points'): number =>
  days.reduce((sum, day) => sum + day[field], 0)

function DailyTable({ title, daily, page, onPage }: DailyTableProps) {
  const [hasDays, setHasDays] = useState(false)
  if (daily.isPending) return <LoadingBlock label="Loading the activity" height="24rem" />
  if (!daily.data) return <LoadFailure what="The activity" onRetry={() => void daily.refetch()} />
  const { users, data, total } = daily.data
  if (total === 0)
    return (
      <Sheet>
        <p className={styles.soft}>There is nobody of this role in your reach. Choose another one.</p>
      </Sheet>
    )
  return (
    <Sheet
      title={title}
      aside={
        <CheckField checked={hasDays} onChange={({ target }) => setHasDays(target.checked)}>
          Each day
        </CheckField>
      }
    >
      <div aria-busy={daily.isPlaceholderData}>
        <TableArea label="Activity of each user" height="none">
          <TableHead columns={['User', 'Days', 'Sessions', 'Minutes', 'Points']} />
          <tbody>
            {users.map(({ id, userName, name }) => {
              const days = data.filter(({ userId }) => userId === id)
              return (
                <Fragment key={id}>
                  <tr>
                    <td>
                      <Link to={activityOf(id)} className={activityStyles.person}>
                        {name}
                      </Link>
                      {name !== userName && <span className={activityStyles.place}>{userName}</span>}
                    </td>
                    <td>{days.length}</td>
                    <td>{sumOf(days, 'sessions')}</td>
                    <td>{Math.round(sumOf(days, 'minutes'))}</td>
                    <td>{showPoints(sumOf(days, 'points'))}</td>
                  </tr>
                  {hasDays &&
                    days.map((day) => (
                      <tr key={day.day} className={activityStyles.day}>
                        <td />
                        <td className={activityStyles.began}>{shownDays(day.day, day.day)}</td>
                        <td>{day.sessions}</td>
                        <td>{Math.round(day.minutes)}</td>
                        <td>{showPoints(day.points)}</td>
                      </tr>
                    ))}
                </Fragment>
              )
            })}
          </tbody>
        </TableArea>
        <Paging
          label="Pages of users"
          page={page}
          pages={Math.ceil(total / DAILY_ACTIVITY_PAGE)}
          onPage={onPage}
        />
      </div>
    </Sheet>
  )
}
