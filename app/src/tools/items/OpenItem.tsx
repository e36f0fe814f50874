import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { OpenProblem } from '../preview/OpenProblem'
import { describeItem } from './describeItem'
import { ItemFigures } from './ItemFigures'
import { itemQuery } from './itemQueries'

interface OpenItemProps {
  problemId: string
  /** What the list showed. */
  list: Record<string, string>
}

/** A problem with its figures. */
export function OpenItem({ problemId, list }: OpenItemProps) {
  const item = useQuery(itemQuery(problemId))
  const [isTestMode, setTestMode] = useState(false)
  return (
    <>
      <PageHeading
        title={problemId}
        lead={item.data && describeItem(item.data)}
        aside={
          <LinkButton
            to={{ pathname: '/items', search: new URLSearchParams(list).toString() }}
            variant="secondary"
            size="compact"
          >
            All problems
          </LinkButton>
        }
      />
      <Stack gap={6}>
        <ItemFigures problemId={problemId} />
        {item.isPending && <LoadingBlock label="Loading the problem" height="18rem" />}
        {item.isError && <LoadFailure what="The problem" onRetry={() => void item.refetch()} />}
        {item.data && (
          <OpenProblem
            entry={item.data.problem}
            phase={item.data.problem.pool === 'T' ? 'test' : 'LEARNING_SESSION'}
            isTestMode={isTestMode}
            onTestMode={setTestMode}
          />
        )}
      </Stack>
    </>
  )
}
