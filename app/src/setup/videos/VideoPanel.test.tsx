import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VideoPanel } from './VideoPanel'

const sources = {
  US: { aboutTest: '/media/videos/us/about.mp4', product: '/media/videos/us/product.mp4' },
  CN: { aboutTest: '/media/videos/cn/about.mp4' },
}

describe('VideoPanel', () => {
  it('[SETUP-28] the country US or China chooses the source of each video', () => {
    for (const [country, name, source] of [
      ['US', 'aboutTest', '/media/videos/us/about.mp4'],
      ['US', 'product', '/media/videos/us/product.mp4'],
      ['CN', 'aboutTest', '/media/videos/cn/about.mp4'],
    ] as const) {
      const { unmount } = render(<VideoPanel name={name} label="Film" country={country} sources={sources} />)
      expect(screen.getByLabelText('Film').getAttribute('src')).toBe(source)
      unmount()
    }
  })

  it('shows the scenes to read where the country has no video', () => {
    render(<VideoPanel name="product" label="Film" country="CN" sources={sources} />)
    expect(screen.getByRole('list', { name: 'Film' })).toHaveProperty(
      'textContent',
      expect.stringContaining('Your week'),
    )
  })
})
