import { formatDistanceToNow } from 'date-fns'
import { shownMoment } from '../../panels/shownDates'

/** When a skill was last practiced; 'to be reviewed' (SES-27) is the level of a new one, too. */
export function LastVisit({ at }: { at: number | null }) {
  if (at === null) return <span>new</span>
  return (
    <time dateTime={new Date(at).toISOString()} title={shownMoment(at)}>
      last visit {formatDistanceToNow(at, { addSuffix: true })}
    </time>
  )
}
