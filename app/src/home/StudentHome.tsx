import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { isSetUpQuery } from '../accounts/accountQueries'
import { Dashboard } from './Dashboard'
import { EarlyHome } from './EarlyHome'
import { ExpiryReminder } from './ExpiryReminder'
import { hasEarlyHome } from './homeStage'
import { PageRetry } from './PageRetry'
import { SetUpFirst } from './SetUpFirst'

/** A dashboard says something once there is a plan; before, the one thing to do is to make it. */
export function StudentHome({ user }: { user: User }) {
  const isSetUp = useQuery(isSetUpQuery(user.userId))
  const Home = hasEarlyHome(user) ? EarlyHome : Dashboard
  return (
    <>
      {isSetUp.data === false ? (
        <SetUpFirst user={user} />
      ) : (
        <PageRetry userId={user.userId}>
          <Home user={user} />
        </PageRetry>
      )}
      <ExpiryReminder user={user} />
    </>
  )
}
