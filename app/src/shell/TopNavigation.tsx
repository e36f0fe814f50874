import { Box, Button, Flex, Link, Menu } from '@chakra-ui/react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { hasSession, useAuth } from '../auth/authStore'
import { Wordmark } from '../login/Wordmark'
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
        minH="4.25rem"
        py={2}
        align="center"
        gap={{ base: 2, md: 6 }}
        wrap="wrap"
      >
        <Link asChild color="fg" _hover={{ textDecoration: 'none' }}>
          <RouterLink to={isSignedIn ? '/home' : '/'}>
            <Wordmark />
          </RouterLink>
        </Link>
        <Flex
          as="nav"
          aria-label="Main"
          gap={1}
          wrap="wrap"
          flex="1"
          order={{ base: 3, sm: 0 }}
          pb={{ base: 2, sm: 0 }}
        >
          {entries.map((entry) =>
            'links' in entry ? (
              <GroupMenu key={entry.label} group={entry} pathname={pathname} />
            ) : (
              <EntryLink key={entry.to} link={entry} isCurrent={pathname === entry.to} />
            ),
          )}
        </Flex>
        <Box ms="auto">
          {isSignedIn && user ? (
            <UserMenu user={user} />
          ) : (
            <Button asChild variant="solid" minH="44px">
              <RouterLink to="/login">Login</RouterLink>
            </Button>
          )}
        </Box>
      </Flex>
    </Box>
  )
}

function EntryLink({ link: { label, to }, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  return (
    <Button asChild variant={isCurrent ? 'subtle' : 'ghost'} minH="44px" fontWeight="600">
      <RouterLink to={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </RouterLink>
    </Button>
  )
}

function GroupMenu({ group: { label, links }, pathname }: { group: NavigationGroup; pathname: string }) {
  const navigate = useNavigate()
  const isCurrent = links.some(({ to }) => to === pathname)
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant={isCurrent ? 'subtle' : 'ghost'} minH="44px" fontWeight="600">
          {label}
          <span aria-hidden="true">▾</span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="13rem">
          {links.map(({ label: name, to }) => (
            <Menu.Item key={to} value={to} minH="44px" onSelect={() => void navigate(to)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
