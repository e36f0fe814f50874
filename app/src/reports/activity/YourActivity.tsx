import { useQuery } from '@tanstack/react-query'
import type { ActivityRecord } from '@wordstride/api'
import { type FormEvent, useState } from 'react'
import { shownDays } from '../../panels/shownDates'
import { EmptyNote } from '../../shell/EmptyNote'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import type { Days } from '../DateRange'
import { ExportButtons } from '../ExportButtons'
import facts from '../proficiency/Proficiency.module.css'
import styles from '../ReportPage.module.css'
import { activityQuery } from '../reportQueries'
import { SearchButton } from '../SearchButton'
import { ActivityDays, canSearch, usualDays } from './ActivityDays'
import { ActivityTable } from './ActivityTable'
import { activityTables } from './activityTables'
import { isClockElsewhere, sumUp } from './describeActivity'

interface YourActivityProps {
  userId: string
  name: string
}

/** The sessions of one student (REP-03). */
export function YourActivity({ userId, name }: YourActivityProps) {
  const [days, setDays] = useState(usualDays)
  const [searched, setSearched] = useState(days)
  const activity = useQuery(activityQuery(userId, searched.from, searched.to))

  function search(event: FormEvent): void {
    event.preventDefault()
    if (!canSearch(days)) return
    setSearched(days)
    if (days.from === searched.from && days.to === searched.to) void activity.refetch()
  }

  return (
    <>
      <form className={styles.tools} onSubmit={search}>
        <ActivityDays days={days} onChange={setDays} />
        <SearchButton query={activity} disabled={!canSearch(days)} />
      </form>
      {activity.isPending && <LoadingBlock label="Loading the activity" height="24rem" />}
      {activity.isLoadingError && <LoadFailure what="The activity" onRetry={() => void activity.refetch()} />}
      {activity.data && <Found days={searched} name={name} records={activity.data} />}
    </>
  )
}

interface FoundProps {
  days: Days
  name: string
  records: readonly ActivityRecord[]
}

function Found({ days: { from, to }, name, records }: FoundProps) {
  const title = shownDays(from, to)
  if (records.length === 0)
    return (
      <Sheet title={title}>
        <EmptyNote pose="sleep">
          Nothing was worked on in these days. Choose an earlier day to begin with.
        </EmptyNote>
      </Sheet>
    )
  return (
    <div className={styles.sheets}>
      <Sheet title={title} aside={<ExportButtons make={() => activityTables(title, name, records)} />}>
        <dl className={facts.facts}>
          {sumUp(records).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet
        title="Sessions"
        aside={isClockElsewhere(records) && <p>These are the times of the school, not of this device.</p>}
      >
        <ActivityTable key={title} records={records} />
      </Sheet>
    </div>
  )
}
