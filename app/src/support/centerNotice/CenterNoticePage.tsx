import { Flex, Link, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { CallResult } from '@wordstride/api'
import { hasSession, useAuth } from '../../api/authStore'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { SignInFirst } from '../../shell/SignInFirst'
import { centerNoticeQuery } from '../supportQueries'

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
      {isSignedIn && loading.isPending && (
        <Skeleton height="16rem" borderRadius="l3" aria-busy="true" aria-label="Loading the notice" />
      )}
      {loading.isError && <LoadFailure what="The notice" onRetry={() => void loading.refetch()} />}
      {isSignedIn && loading.data && <Content {...loading.data} />}
    </>
  )
}

function Content({ notice, center }: Notice) {
  if (center === null)
    return (
      <Text maxW="40rem" lineHeight="1.5">
        This notice is for students of our own learning centers. Please ask your center how its classes are
        held.
      </Text>
    )
  return (
    <Flex direction="column" gap={6} maxW="44rem">
      <Sheet title={notice.title}>
        <Flex direction="column" gap={3} lineHeight="1.5">
          {notice.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Text fontWeight="600">{notice.managersNote}</Text>
        </Flex>
      </Sheet>
      <Contact center={center} />
    </Flex>
  )
}

const Contact = ({ center: { name, address, phone, email } }: { center: Center }) => (
  <Sheet title={`Your learning center: ${name}`}>
    <Flex as="address" direction="column" gap={1} fontStyle="normal" lineHeight="1.6">
      <Text>{address}</Text>
      <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} color="brand.fg" textDecoration="underline">
        {phone}
      </Link>
      <Link href={`mailto:${email}`} color="brand.fg" textDecoration="underline" overflowWrap="anywhere">
        {email}
      </Link>
    </Flex>
  </Sheet>
)
