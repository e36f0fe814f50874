import { formatDistanceToNow } from 'date-fns'

/** When a skill was last practiced. */
export function LastVisit({ at }: { at: number | null }) {
  if (at === null) return <span>not visited yet</span>
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString('en-US')}>
      last visit {formatDistanceToNow(date, { addSuffix: true })}
    </time>
  )
}
