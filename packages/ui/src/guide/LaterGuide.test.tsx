import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('keeps the place of the guide until its drawing has come', async () => {
  // Another test may have shown it: it is asked for anew.
  vi.resetModules()
  const { LaterGuide } = await import('./LaterGuide')
  const { container } = render(<LaterGuide pose="think" size={60} />)
  const drawing = () => container.querySelector('svg')
  expect(drawing()?.getAttribute('width')).toBe('60')
  expect(drawing()?.childElementCount).toBe(0)
  await waitFor(() => expect(drawing()?.childElementCount).toBeGreaterThan(0))
  expect(drawing()?.getAttribute('height')).toBe('60')
})
