import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import styles from './ReportPage.module.css'

interface SearchButtonProps {
  /** What is searched; pressed again for the same it is read anew. */
  query: Pick<UseQueryResult, 'isFetching' | 'isRefetchError'>
  disabled?: boolean
}

/** Ends what a report is asked for, and says when the figures below are those of before. */
export const SearchButton = ({ query: { isFetching, isRefetchError }, disabled }: SearchButtonProps) => (
  <>
    <Button type="submit" disabled={disabled} isLoading={isFetching}>
      Search
    </Button>
    {isRefetchError && !isFetching && (
      <p role="alert" className={styles.fault}>
        That could not be loaded anew. What stands here was loaded before.
      </p>
    )}
  </>
)
