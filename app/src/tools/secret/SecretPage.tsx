import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { TOGGLES, type User } from '@wordstride/api'
import { APP_VERSION } from '@wordstride/learning'
import type { ReactNode } from 'react'
import { hasSession, useAuth } from '../../api/authStore'
import { SignInFirst } from '../../shell/SignInFirst'
import { PageWithText } from '../../support/pageText/PageWithText'

/** /secret (G-21): the toggles of the user, and what was built. */
export function SecretPage() {
  const isSignedIn = useAuth(hasSession)
  const user = useAuth((state) => state.user)
  return (
    <PageWithText page="secret">
      {(text) =>
        isSignedIn && user ? (
          <>
            {text && <Box mb={6}>{text}</Box>}
            <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap={6} alignItems="start">
              <Toggles user={user} />
              <BuildFacts user={user} />
            </Grid>
          </>
        ) : (
          <SignInFirst>{text}</SignInFirst>
        )
      }
    </PageWithText>
  )
}

const Toggles = ({ user }: { user: User }) => (
  <Facts title="Feature toggles">
    {TOGGLES.map((toggle) => (
      <Fact key={toggle} name={toggle}>
        {user.menuAuth[toggle] ? 'on' : 'off'}
      </Fact>
    ))}
  </Facts>
)

const BuildFacts = ({ user }: { user: User }) => (
  <Facts title="Build">
    <Fact name="Version">{APP_VERSION}</Fact>
    <Fact name="Environment">{import.meta.env.VITE_APP_ENV}</Fact>
    <Fact name="Signed in as">{user.userName}</Fact>
    <Fact name="Role">{user.role}</Fact>
  </Facts>
)

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" bg="bg.panel" borderRadius="l3" p={{ base: 5, md: 6 }} boxShadow="var(--ws-shadow)">
    <Text as="h2" fontSize="1.25rem" fontWeight="600" mb={3}>
      {title}
    </Text>
    <dl>{children}</dl>
  </Box>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Flex justify="space-between" gap={4} py={1} borderBottomWidth="1px">
    <Text as="dt" color="fg.muted" overflowWrap="anywhere">
      {name}
    </Text>
    <Text as="dd" fontWeight="600">
      {children}
    </Text>
  </Flex>
)
