import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VideoPanel } from './VideoPanel'

const sources = {
  US: { aboutTest: '/media/videos/us/about.mp4', product: '/media/videos/us/product.mp4' },
  CN: { aboutTest: '/media/videos/cn/about.mp4' },
}

afterEach(() => vi.unstubAllEnvs())

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
    // Without being told: by the region and the sources that the app was built with.
    vi.stubEnv('VITE_VIDEO_SOURCES', JSON.stringify(sources))
    for (const country of ['US', 'CN'] as const) {
      vi.stubEnv('VITE_REGION', country)
      const { unmount } = render(<VideoPanel name="aboutTest" label="Film" />)
      expect(screen.getByLabelText('Film').getAttribute('src')).toBe(sources[country].aboutTest)
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
