import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chakraSystem } from '../../shell/chakraSystem'
import { AccountPaging } from './AccountPaging'

afterEach(cleanup)

const show = (page: number, total: number, isKnown = true) => {
  const onPage = vi.fn()
  render(
    <ChakraProvider value={chakraSystem}>
      <AccountPaging page={page} pageSize={25} total={total} isKnown={isKnown} onPage={onPage} />
    </ChakraProvider>,
  )
  return onPage
}

it('leads back from a page that is no more', () => {
  expect(show(3, 26)).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.queryByText(/of 26/)).toBeNull()
})

it('stays while the list before is shown', () => {
  expect(show(3, 26, false)).not.toHaveBeenCalled()
})

it('says which of all are shown', () => {
  expect(show(2, 26)).not.toHaveBeenCalled()
  screen.getByText('26 to 26 of 26')
})
