import { formatDistanceToNow } from 'date-fns'

/** When a skill was last practiced; 'to be reviewed' (SES-27) is the level of a new one, too. */
export function LastVisit({ at }: { at: number | null }) {
  if (at === null) return <span>new</span>
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString('en-US')}>
      last visit {formatDistanceToNow(date, { addSuffix: true })}
    </time>
  )
}
