import { Box, Button, Flex, Link } from '@chakra-ui/react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { hasSession, useAuth } from '../auth/authStore'
import { Wordmark } from '../login/Wordmark'
import { navigationEntries } from './navigationEntries'
import { UserMenu } from './UserMenu'

/** ROLE-07, AUTH-20: entries by toggle, user menu, or a login link without a session. */
export function TopNavigation() {
  const user = useAuth((state) => state.user)
  const isSignedIn = useAuth(hasSession)
  const { pathname } = useLocation()
  const entries = isSignedIn && user ? navigationEntries(user.menu_auth) : []
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
          {entries.map(({ label, to }) => (
            <Button
              key={to}
              asChild
              variant={pathname === to ? 'subtle' : 'ghost'}
              minH="44px"
              fontWeight="600"
            >
              <RouterLink to={to} aria-current={pathname === to ? 'page' : undefined}>
                {label}
              </RouterLink>
            </Button>
          ))}
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
