import { Button } from '@wordstride/ui'
import styles from './JoinGroup.module.css'
import type { usePeerMembership } from './peerQueries'

interface JoinGroupProps {
  membership: ReturnType<typeof usePeerMembership>
}

/** HOME-07: what a group is, and the way into it. */
export const JoinGroup = ({ membership }: JoinGroupProps) => (
  <>
    <p className={styles.text}>
      See how far others in your grade are, and cheer for each other. They read your first name and one letter
      of your last name.
    </p>
    <Button variant="secondary" isLoading={membership.isPending} onClick={() => membership.mutate(false)}>
      Join Peer Group
    </Button>
    {membership.isError && (
      <p role="alert" className={styles.failure}>
        {membership.error.message}
      </p>
    )}
  </>
)
