import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressCircles } from './ProgressCircles'

function show(count: number, width: number) {
  render(
    <ProgressCircles
      circles={Array.from({ length: count }, () => 'empty' as const)}
      width={width}
      label="strip"
    />,
  )
  const strip = screen.getByRole('list', { name: 'strip' })
  return { strip, pitch: Number.parseFloat(strip.style.getPropertyValue('--pitch')) }
}

describe('ProgressCircles', () => {
  it.each([
    [3, 66],
    [6, 132],
    [11, 132],
  ])('%i whole circles fit into %i pixels, and nothing scrolls', (count, width) => {
    const { strip, pitch } = show(count, width)
    expect(strip.style.width).toBe(`${width}px`)
    expect(pitch * count).toBeLessThanOrEqual(width)
    expect(strip.hasAttribute('tabindex')).toBe(false)
  })

  it('of more circles it shows whole ones, and scrolls by keyboard too', () => {
    const { strip, pitch } = show(30, 132)
    expect(132 % pitch).toBe(0)
    expect(strip.tabIndex).toBe(0)
  })
})
