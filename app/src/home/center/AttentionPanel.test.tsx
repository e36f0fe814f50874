import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { chakraSystem } from '../../shell/chakraSystem'
import { AttentionPanel } from './AttentionPanel'

it('leads from those that end soon to those that are open, the next end first', () => {
  const none = { count: 0, people: [] }
  render(
    <ChakraProvider value={chakraSystem}>
      <MemoryRouter>
        <AttentionPanel notSetUp={none} endingSoon={{ count: 3, people: [] }} frozen={none} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getByRole('link', { name: 'and 3 more' }).getAttribute('href')).toBe(
    '/people?state=started&sort=expiresAt',
  )
})
