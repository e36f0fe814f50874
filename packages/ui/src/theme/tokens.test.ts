import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ColorMode, type ColorName, colors, cssVariable } from './tokens'

const css = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')

function blockOf(selector: string): string {
  const from = css.indexOf(selector)
  return css.slice(from, css.indexOf('}', from))
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

describe('styles.css', () => {
  it.each([
    [':root {', 'light'],
    ["[data-theme='dark'] {", 'dark'],
    [':root:not([data-theme]) {', 'dark'],
  ] as const)('%s holds the tokens of the %s mode', (selector, mode) => {
    const block = blockOf(selector)
    for (const [name, value] of Object.entries(colors)) {
      expect(block).toContain(`${cssVariable(name)}: ${value[mode]};`)
    }
  })
})

describe('colors', () => {
  const pairs: [ColorName, ColorName][] = [
    ['ink', 'page'],
    ['ink', 'surface'],
    ['inkSoft', 'surface'],
    ['inkSoft', 'page'],
    ['inkSoft', 'sunken'],
    ['primary', 'surface'],
    ['primary', 'primarySoft'],
    ['onPrimary', 'primary'],
    ['onSun', 'sun'],
    ['correct', 'correctSoft'],
    ['correct', 'surface'],
    ['incorrect', 'incorrectSoft'],
    ['incorrect', 'surface'],
    ['hint', 'hintSoft'],
  ]
  it.each(pairs)('%s on %s has the contrast of WCAG AA in both modes', (text, ground) => {
    for (const mode of ['light', 'dark'] as ColorMode[]) {
      expect(contrast(colors[text][mode], colors[ground][mode])).toBeGreaterThanOrEqual(4.5)
    }
  })
})
