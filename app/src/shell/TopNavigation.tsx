import { Box, Flex, Link, Menu } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { Wordmark } from '../accounts/login/Wordmark'
import { hasSession, useAuth } from '../api/authStore'
import { LinkButton } from './LinkButton'
import { type NavigationGroup, type NavigationLink, navigationEntries } from './navigationEntries'
import { UserMenu } from './UserMenu'

/** ROLE-07, AUTH-20: entries by toggle, user menu, or a login link without a session. */
export function TopNavigation() {
  const user = useAuth((state) => state.user)
  const isSignedIn = useAuth(hasSession)
  const { pathname } = useLocation()
  const entries = isSignedIn && user ? navigationEntries(user) : []
  return (
    <Box as="header" bg="bg.panel" borderBottomWidth="1px" position="sticky" top={0} zIndex="docked">
      <Flex
        maxW="72rem"
        mx="auto"
        px={{ base: 4, md: 8 }}
        minH={{ base: '3.75rem', md: '4.25rem' }}
        py={2}
        align="center"
        gap={{ base: 2, md: 6 }}
      >
        <Link asChild minW="target" minH="target" color="fg" _hover={{ textDecoration: 'none' }}>
          <RouterLink to={isSignedIn ? '/home' : '/'}>
            <Wordmark isShortOnPhone />
          </RouterLink>
        </Link>
        <Flex as="nav" aria-label="Main" gap={{ base: 0, sm: 1 }} wrap="wrap" flex="1" minW={0}>
          {entries.map((entry) =>
            'links' in entry ? (
              <GroupMenu key={entry.label} group={entry} pathname={pathname} />
            ) : (
              <EntryLink key={entry.to} link={entry} isCurrent={pathname === entry.to} />
            ),
          )}
        </Flex>
        <Box ms="auto">
          {isSignedIn && user ? <UserMenu user={user} /> : <LinkButton to="/login">Login</LinkButton>}
        </Box>
      </Flex>
    </Box>
  )
}

/** One row with the sign and the user menu on a phone, too. */
const entryLook = (isCurrent: boolean) =>
  ({ variant: isCurrent ? 'soft' : 'quiet', size: 'compact' }) as const

function EntryLink({ link: { label, to }, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  return (
    <LinkButton to={to} aria-current={isCurrent ? 'page' : undefined} {...entryLook(isCurrent)}>
      {label}
    </LinkButton>
  )
}

function GroupMenu({ group: { label, links }, pathname }: { group: NavigationGroup; pathname: string }) {
  const navigate = useNavigate()
  const isCurrent = links.some(({ to }) => to === pathname)
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button {...entryLook(isCurrent)}>
          {label}
          <span aria-hidden="true">▾</span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="13rem">
          {links.map(({ label: name, to }) => (
            <Menu.Item key={to} value={to} minH="target" onSelect={() => void navigate(to)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
