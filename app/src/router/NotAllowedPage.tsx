import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { hasSession, useAuth } from '../api/authStore'
import { leaveFocusToContent } from '../shell/focusContent'
import { MessagePage } from '../shell/MessagePage'
import { PageProse } from '../support/pageText/PageProse'
import { pageTextQuery } from '../support/pageText/pageTextQuery'
import { RouteLoading } from './RouteLoading'

/** /unAuth, and what stands where a page is refused (G-21). */
export function NotAllowedPage() {
  const isSignedIn = useAuth(hasSession)
  const query = useQuery(pageTextQuery('unAuth', isSignedIn))
  // Tried again the page stays, and with it who is at its button.
  if (query.isPending && query.errorUpdateCount === 0) return <RouteLoading />
  const wayOn = (
    <Link to={isSignedIn ? '/home' : '/login'}>{isSignedIn ? 'Go to your home page' : 'Login'}</Link>
  )
  if (!query.data)
    return (
      <MessagePage title="The page could not be loaded" text="Please try again.">
        <Button ref={leaveFocusToContent} isLoading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
        {wayOn}
      </MessagePage>
    )
  return (
    <MessagePage
      title={query.data.title}
      text={query.data.text === '' ? null : <PageProse text={query.data.text} />}
    >
      {wayOn}
      <Link to="/about" data-variant="quiet">
        About Wordstride
      </Link>
    </MessagePage>
  )
}
