import { Button, Flex } from '@chakra-ui/react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useAuth } from '../auth/authStore'

const VIEWS = [
  { label: 'Grade view', to: '/courses', toggle: 'grade_view' },
  { label: 'Chapter view', to: '/chapterprofile', toggle: 'chapter_view' },
] as const

/** The two views of the courses, each by its toggle (ROLE-07). */
export function ViewSwitch() {
  const { pathname } = useLocation()
  const menuAuth = useAuth((state) => state.user?.menu_auth)
  const views = VIEWS.filter(({ toggle }) => menuAuth?.[toggle])
  if (views.length < 2) return null
  return (
    <Flex
      as="nav"
      aria-label="Views of the courses"
      gap={1}
      p={1}
      bg="bg.subtle"
      borderRadius="full"
      w="fit-content"
    >
      {views.map(({ label, to }) => {
        const isCurrent = pathname === to
        return (
          <Button
            key={to}
            asChild
            size="sm"
            minH="44px"
            px={5}
            borderRadius="full"
            variant={isCurrent ? 'solid' : 'ghost'}
          >
            <RouterLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </RouterLink>
          </Button>
        )
      })}
    </Flex>
  )
}
