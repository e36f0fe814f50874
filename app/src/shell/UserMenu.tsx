import { Avatar, Box, Menu, Portal } from '@chakra-ui/react'
import type { User } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OwnPasswordDialog } from '../accounts/password/OwnPasswordDialog'
import { signOut } from '../accounts/signOut'

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const [isChangingPassword, setIsChangingPassword] = useState(false)
  // A test account has no name before its first test (TEST-03).
  const name = `${user.firstName} ${user.lastName}`.trim() || user.userName

  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="quiet" size="compact" aria-label={`User menu of ${name}`}>
            <Avatar.Root size="sm">
              <Avatar.Fallback name={name} />
            </Avatar.Root>
            <Box as="span" hideBelow="sm">
              {user.firstName || user.userName}
            </Box>
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="13rem">
              <Menu.Item value="settings" minH="target" onSelect={() => navigate('/settings')}>
                Settings
              </Menu.Item>
              {user.role !== 'test' && (
                <Menu.Item value="password" minH="target" onSelect={() => setIsChangingPassword(true)}>
                  Change my password
                </Menu.Item>
              )}
              <Menu.Item value="about" minH="target" onSelect={() => navigate('/about')}>
                About
              </Menu.Item>
              <Menu.Item value="privacy" minH="target" onSelect={() => navigate('/privacy')}>
                Privacy
              </Menu.Item>
              <Menu.Item value="logout" minH="target" onSelect={() => void signOut()}>
                Logout
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <OwnPasswordDialog isOpen={isChangingPassword} onClose={() => setIsChangingPassword(false)} />
    </>
  )
}
