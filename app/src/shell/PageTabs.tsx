import { Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { LinkButton } from './LinkButton'

interface PageTabsProps {
  label: string
  pages: readonly { to: string; label: string }[]
}

/** The pages of one subject, of which this is one. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const { pathname } = useLocation()
  return (
    <Flex as="nav" aria-label={label} gap={1} mb={6} wrap="wrap">
      {pages.map(({ to, label }) => {
        const isCurrent = pathname === to
        return (
          <LinkButton
            key={to}
            to={to}
            size="compact"
            variant={isCurrent ? 'soft' : 'quiet'}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </LinkButton>
        )
      })}
    </Flex>
  )
}
