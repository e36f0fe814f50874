import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreviewBoundary } from './PreviewBoundary'

function Broken({ message }: { message: string }): never {
  throw new Error(message)
}

const show = (key: string, child: React.ReactNode) => (
  <ChakraProvider value={defaultSystem}>
    <PreviewBoundary key={key}>{child}</PreviewBoundary>
  </ChakraProvider>
)

describe('PreviewBoundary', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  it('tells why a problem cannot be drawn, never a blank page; the next problem is drawn', () => {
    const { rerender } = render(show('first', <Broken message="blanks is undefined" />))
    expect(screen.getByRole('alert').textContent).toContain('This problem cannot be shown')
    expect(screen.getByRole('alert').textContent).toContain('blanks is undefined')
    rerender(show('second', <p>the next problem</p>))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('the next problem')).toBeTruthy()
  })
})
