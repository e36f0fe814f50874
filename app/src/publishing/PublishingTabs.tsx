import { Flex } from '@chakra-ui/react'
import { buttonClass } from '@wordstride/ui'
import { NavLink } from 'react-router-dom'

const PAGES = [
  { to: '/drafts', label: 'Drafts' },
  { to: '/drafts/import', label: 'Import' },
  { to: '/drafts/releases', label: 'Releases' },
]

export const PublishingTabs = () => (
  <Flex as="nav" aria-label="Publishing" gap={2} mb={5}>
    {PAGES.map(({ to, label }) => (
      <NavLink
        key={to}
        to={to}
        end
        className={({ isActive }) => buttonClass({ variant: isActive ? 'soft' : 'quiet', size: 'compact' })}
      >
        {label}
      </NavLink>
    ))}
  </Flex>
)
