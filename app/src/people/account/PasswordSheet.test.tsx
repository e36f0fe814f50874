import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AccountRow } from '@wordstride/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { PasswordSheet } from './PasswordSheet'

const HANDED_OVER = { password: null, linkSecret: 'secret' }
const account = { userId: 'nia', userName: 'nia', firstName: 'Nia', lastName: 'Johnson' } as AccountRow

const onHandedOver = vi.fn()

const show = (hasPassword: boolean) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <PasswordSheet account={account} hasPassword={hasPassword} onHandedOver={onHandedOver} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const hasMade = (kind: string) =>
  waitFor(() =>
    expect(apiClient.call).toHaveBeenCalledWith('resetPassword', { userId: 'nia', newPassword: { kind } }),
  )

beforeEach(() => {
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockResolvedValue({
    isSuccess: true,
    handedOver: HANDED_OVER,
  } as never)
})
afterEach(cleanup)

it.each([
  ['New password', 'Make a new one', 'made'],
  ['Link to set one', 'Make the link', 'link'],
])('%s: asks before the old password ends', async (button, yes, kind) => {
  show(true)
  press(button)
  expect(apiClient.call).not.toHaveBeenCalled()
  screen.getByText(/The old password of Nia Johnson stops working at once/)
  press(yes)
  await hasMade(kind)
  await waitFor(() => expect(onHandedOver).toHaveBeenLastCalledWith(HANDED_OVER))
})

it('asks nothing where there is no password yet', async () => {
  show(false)
  press('Link to set one')
  await hasMade('link')
})
