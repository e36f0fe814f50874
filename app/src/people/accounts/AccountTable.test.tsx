import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import type { AccountRow } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { chakraSystem } from '../../shell/chakraSystem'
import { AccountTable } from './AccountTable'

afterEach(cleanup)

const account = (change: Partial<AccountRow>) =>
  ({
    ...{ userId: 'nia', userName: 'nia', firstName: 'Nia', lastName: 'Johnson', role: 'student' },
    ...{ schoolGrade: 3, classes: [], status: 'started', expiresAt: new Date(2036, 10, 26).getTime() },
    ...{ isManaged: false, canResetPassword: false },
    ...change,
  }) as AccountRow

const show = (change: Partial<AccountRow>) =>
  render(
    <ChakraProvider value={chakraSystem}>
      <MemoryRouter>
        <AccountTable
          accounts={[account(change)]}
          total={1}
          sort="name"
          isDescending={false}
          onSort={() => {}}
          onReset={() => {}}
          selection={null}
        />
      </MemoryRouter>
    </ChakraProvider>,
  )

it.each<[string, Partial<AccountRow>, string | undefined]>([
  ['to what a student does', {}, '/classes/student/nia'],
  ['to the account for who manages it', { isManaged: true }, '/people/account/nia'],
  ['nowhere for a colleague', { role: 'tutor' }, undefined],
])('a name leads %s', (_, change, page) => {
  show(change)
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(page)
})

it('days are as people write them', () => {
  show({})
  screen.getByRole('cell', { name: 'Nov 26, 2036' })
})
