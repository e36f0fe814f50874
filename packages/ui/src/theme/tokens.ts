/** One palette, two modes. `styles.css` holds the same values as CSS variables; a test keeps them equal. */
export const colors = {
  page: { light: '#f7f4ee', dark: '#12152a' },
  surface: { light: '#ffffff', dark: '#1c2040' },
  sunken: { light: '#efeae0', dark: '#171a34' },
  line: { light: '#d9d2c4', dark: '#3a4070' },
  lineStrong: { light: '#857d6c', dark: '#8a91c2' },
  ink: { light: '#1b1f3b', dark: '#f3f4fc' },
  inkSoft: { light: '#565a78', dark: '#b6bbdf' },
  primary: { light: '#4148d1', dark: '#a3abff' },
  primaryDeep: { light: '#2d339c', dark: '#7d86f0' },
  primarySoft: { light: '#e8e9fd', dark: '#2a2f66' },
  onPrimary: { light: '#ffffff', dark: '#12152a' },
  sun: { light: '#ffc53d', dark: '#ffd166' },
  onSun: { light: '#1b1f3b', dark: '#1b1f3b' },
  correct: { light: '#17703c', dark: '#6fdc9b' },
  correctSoft: { light: '#e0f5e8', dark: '#173a2b' },
  incorrect: { light: '#b8322f', dark: '#ff9c94' },
  incorrectSoft: { light: '#fdeae8', dark: '#45202a' },
  hint: { light: '#8a5300', dark: '#ffd166' },
  hintSoft: { light: '#fff3d6', dark: '#3d3320' },
} as const

export type ColorName = keyof typeof colors
export type ColorMode = 'light' | 'dark'

/** `primaryDeep` is the variable `--ws-primary-deep`. */
export const cssVariable = (name: string): string =>
  `--ws-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
