import { useQuery } from '@tanstack/react-query'
import { Panel } from '../panels/Panel'
import { progressSummaryQuery } from './homeQueries'
import { PerformerList } from './PerformerList'

/** HOME-12: the best of last week in the country (SR-26). */
export function WinnersPanel({ userId }: { userId: string }) {
  const title = 'Last week’s winners'
  return (
    <Panel
      title={title}
      query={useQuery(progressSummaryQuery(userId))}
      height="6rem"
      emptyText={({ lastWeekTopPerformers: { length } }) =>
        length === 0 ? 'Nobody reached 100 points last week. This week it can be you.' : null
      }
    >
      {({ lastWeekTopPerformers }) => <PerformerList label={title} performers={lastWeekTopPerformers} />}
    </Panel>
  )
}
