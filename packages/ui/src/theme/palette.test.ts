import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')

type Mode = 'light' | 'dark'

function color(name: string, mode: Mode): string {
  const [, light, dark] = css.match(`--ws-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`) ?? []
  if (!light || !dark) throw new Error(`--ws-${name} has not two colors.`)
  return mode === 'light' ? light : dark
}

const luminance = (hex: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('the palette', () => {
  it.each([
    ['ink', 'page'],
    ['ink', 'surface'],
    ['ink-soft', 'surface'],
    ['ink-soft', 'page'],
    ['ink-soft', 'sunken'],
    ['primary', 'surface'],
    ['primary', 'primary-soft'],
    ['on-primary', 'primary'],
    ['on-sun', 'sun'],
    ['correct', 'correct-soft'],
    ['correct', 'surface'],
    ['incorrect', 'incorrect-soft'],
    ['incorrect', 'surface'],
    ['hint', 'hint-soft'],
  ])('%s on %s has the contrast of WCAG AA in both modes', (text, ground) => {
    for (const mode of ['light', 'dark'] as const)
      expect(contrast(color(text, mode), color(ground, mode))).toBeGreaterThanOrEqual(4.5)
  })

  it('the levels have a contrast of 3 to 1 on what they lie on', () => {
    for (const mode of ['light', 'dark'] as const)
      for (const ground of ['surface', 'sunken', 'page'])
        for (const level of [0, 1, 2, 3, 4, 5])
          expect(
            contrast(color(`level-${level}`, mode), color(ground, mode)),
            `${level} on ${ground}`,
          ).toBeGreaterThanOrEqual(3)
  })

  it('stands once', () => {
    const names = [...css.matchAll(/^\s+(--ws-[\w-]+):/gm)].map(([, name]) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
