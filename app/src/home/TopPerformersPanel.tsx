import { useQuery } from '@tanstack/react-query'
import { Panel } from '../panels/Panel'
import { topPerformersQuery } from './homeQueries'
import { PerformerList } from './PerformerList'

/** HOME-11: the best of this week so far in the country (SR-26). */
export function TopPerformersPanel({ userId }: { userId: string }) {
  const title = 'Top performers'
  return (
    <Panel
      title={title}
      query={useQuery(topPerformersQuery(userId))}
      height="6rem"
      emptyText={({ length }) =>
        length === 0 ? 'Nobody has reached 100 points this week yet. You can be the first.' : null
      }
    >
      {(performers) => <PerformerList label={title} performers={performers} />}
    </Panel>
  )
}
