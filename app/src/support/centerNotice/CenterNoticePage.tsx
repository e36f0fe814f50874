import { useQuery } from '@tanstack/react-query'
import type { CallResult } from '@wordstride/api'
import { hasSession, useAuth } from '../../api/authStore'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { SignInFirst } from '../../shell/SignInFirst'
import { centerNoticeQuery } from '../supportQueries'
import styles from './CenterNoticePage.module.css'

type Notice = Extract<CallResult<'getCenterNotice'>, { isSuccess: true }>
type Center = NonNullable<Notice['center']>

/** /covid19 (SUP-05). A public route: without a session it shows a login link (C-23). */
export function CenterNoticePage() {
  const isSignedIn = useAuth(hasSession)
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const loading = useQuery({ ...centerNoticeQuery(userId), enabled: isSignedIn })
  return (
    <>
      <PageHeading title="Learning center notice" />
      {!isSignedIn && <SignInFirst>Please sign in to see the notice of your learning center.</SignInFirst>}
      {isSignedIn && loading.isPending && <LoadingBlock label="Loading the notice" height="16rem" />}
      {loading.isError && <LoadFailure what="The notice" onRetry={() => void loading.refetch()} />}
      {isSignedIn && loading.data && <Content {...loading.data} />}
    </>
  )
}

function Content({ notice, center }: Notice) {
  if (center === null)
    return (
      <p className={styles.alone}>
        This notice is for students of our own learning centers. Please ask your center how its classes are
        held.
      </p>
    )
  return (
    <div className={styles.notice}>
      <Sheet title={notice.title}>
        <div className={styles.paragraphs}>
          {notice.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.managers}>{notice.managersNote}</p>
        </div>
      </Sheet>
      <Contact center={center} />
    </div>
  )
}

const Contact = ({ center: { name, address, phone, email } }: { center: Center }) => (
  <Sheet title={`Your learning center: ${name}`}>
    <address className={styles.address}>
      <span>{address}</span>
      {phone !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  </Sheet>
)
