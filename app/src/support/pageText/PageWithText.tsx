import { useQuery } from '@tanstack/react-query'
import type { TextPage } from '@wordstride/api'
import type { ReactNode } from 'react'
import { hasSession, useAuth } from '../../api/authStore'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { PageProse } from './PageProse'
import { pageTextQuery } from './pageTextQuery'

interface PageWithTextProps {
  page: TextPage
  /** Around the text, under the title. */
  children(text: ReactNode): ReactNode
}

/** A page whose title and text come from a file of the site. */
export function PageWithText({ page, children }: PageWithTextProps) {
  const query = useQuery(pageTextQuery(page, useAuth(hasSession)))
  if (query.isPending) return <LoadingBlock label="Loading the page" height="16rem" />
  if (query.isLoadingError) return <LoadFailure what="The page" onRetry={() => void query.refetch()} />
  const { title, text } = query.data
  return (
    <>
      <PageHeading title={title} />
      {children(text === '' ? null : <PageProse text={text} />)}
    </>
  )
}
