import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { EndDialog, type EndProgress } from './TestDialogs'

const saving = (progress: EndProgress) => (
  <MemoryRouter>
    <EndDialog kind="saving" progress={progress} onOk={() => undefined} />
  </MemoryRouter>
)

it('asks for a moment while it saves, and no longer once that has failed', () => {
  const { rerender } = render(saving({ status: 'working' }))
  expect(screen.getByText('One moment, please.')).toBeTruthy()
  rerender(saving({ status: 'failed', message: 'Network Error!', isSaved: false }))
  expect(screen.queryByText('One moment, please.')).toBeNull()
  expect(screen.getByText(/kept on this device/)).toBeTruthy()
})
