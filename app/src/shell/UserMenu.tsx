import { Avatar, Box, Button, Menu, Portal } from '@chakra-ui/react'
import type { User } from '@wordstride/api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../auth/signOut'
import { readTheme, saveTheme, type ThemeChoice } from './themeChoice'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Like the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const [theme, setTheme] = useState(readTheme)
  // A test account has no name before its first test (TEST-03).
  const name = `${user.first_name} ${user.last_name}`.trim() || user.user_name

  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="ghost" minH="44px" px={2} aria-label={`User menu of ${name}`}>
          <Avatar.Root size="sm">
            <Avatar.Fallback name={name} />
          </Avatar.Root>
          <Box as="span" hideBelow="sm">
            {user.first_name || user.user_name}
          </Box>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="13rem">
            <Menu.RadioItemGroup
              value={theme}
              onValueChange={({ value }) => {
                const choice = value as ThemeChoice
                saveTheme(choice)
                setTheme(choice)
              }}
            >
              <Menu.ItemGroupLabel>Colors</Menu.ItemGroupLabel>
              {THEMES.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value} minH="44px">
                  {label}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="about" minH="44px" onSelect={() => navigate('/about')}>
              About
            </Menu.Item>
            <Menu.Item value="logout" minH="44px" onSelect={() => void signOut()}>
              Logout
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
