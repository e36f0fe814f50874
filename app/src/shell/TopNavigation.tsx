import { Box, Flex, Link, Menu, Portal } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { Wordmark } from '../accounts/login/Wordmark'
import { hasSession, useAuth } from '../api/authStore'
import { LinkButton } from './LinkButton'
import { type NavigationGroup, type NavigationLink, navigationEntries } from './navigationEntries'
import { hasPage } from './pages'
import { UserMenu } from './UserMenu'

type Entries = readonly (NavigationLink | NavigationGroup)[]

/** ROLE-07, AUTH-20: entries by toggle, user menu, or a login link without a session. On a phone one menu holds all. */
export function TopNavigation() {
  const user = useAuth((state) => state.user)
  const isSignedIn = useAuth(hasSession)
  const { pathname } = useLocation()
  const entries = isSignedIn && user ? navigationEntries(user, hasPage) : []
  return (
    <Box as="header" bg="bg.panel" borderBottomWidth="1px" position="sticky" top={0} zIndex="docked">
      <Flex
        maxW="72rem"
        mx="auto"
        px={{ base: 4, md: 8 }}
        minH={{ base: '3.75rem', md: '4.25rem' }}
        py={2}
        align="center"
        gap={{ base: 2, md: 4, lg: 5 }}
      >
        <Link asChild minW="target" minH="target" color="fg" _hover={{ textDecoration: 'none' }}>
          <RouterLink to={isSignedIn ? '/home' : '/'}>
            <Wordmark isShortOnPhone />
          </RouterLink>
        </Link>
        <Box as="nav" aria-label="Main" flex="1" minW={0}>
          {entries.length > 0 && (
            <>
              <Box hideFrom="md">
                <PhoneMenu entries={entries} pathname={pathname} />
              </Box>
              <Flex hideBelow="md" gap={1} wrap="wrap">
                {entries.map((entry) =>
                  'links' in entry ? (
                    <GroupMenu key={entry.label} group={entry} pathname={pathname} />
                  ) : (
                    <EntryLink key={entry.to} link={entry} isCurrent={pathname === entry.to} />
                  ),
                )}
              </Flex>
            </>
          )}
        </Box>
        <Box ms="auto">
          {isSignedIn && user ? <UserMenu user={user} /> : <LinkButton to="/login">Login</LinkButton>}
        </Box>
      </Flex>
    </Box>
  )
}

const entryLook = (isCurrent: boolean) =>
  ({ variant: isCurrent ? 'soft' : 'quiet', size: 'compact' }) as const

function EntryLink({ link: { label, to }, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  return (
    <LinkButton to={to} aria-current={isCurrent ? 'page' : undefined} {...entryLook(isCurrent)}>
      {label}
    </LinkButton>
  )
}

function MenuLink({ link: { label, to }, pathname }: { link: NavigationLink; pathname: string }) {
  const navigate = useNavigate()
  const isCurrent = pathname === to
  return (
    <Menu.Item
      value={to}
      minH="target"
      fontWeight={isCurrent ? 700 : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onSelect={() => void navigate(to)}
    >
      {label}
    </Menu.Item>
  )
}

function GroupMenu({ group: { label, links }, pathname }: { group: NavigationGroup; pathname: string }) {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button {...entryLook(links.some(({ to }) => to === pathname))}>
          {label}
          <span aria-hidden="true">▾</span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="13rem">
            {links.map((link) => (
              <MenuLink key={link.to} link={link} pathname={pathname} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

/** Everything under one button, the groups with their names. */
function PhoneMenu({ entries, pathname }: { entries: Entries; pathname: string }) {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="quiet" size="compact">
          <span aria-hidden="true">☰</span>
          Menu
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="15rem" maxH="80dvh" overflowY="auto">
            {entries.map((entry) =>
              'links' in entry ? (
                <Menu.ItemGroup key={entry.label}>
                  <Menu.ItemGroupLabel color="fg.muted">{entry.label}</Menu.ItemGroupLabel>
                  {entry.links.map((link) => (
                    <MenuLink key={link.to} link={link} pathname={pathname} />
                  ))}
                </Menu.ItemGroup>
              ) : (
                <MenuLink key={entry.to} link={entry} pathname={pathname} />
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
