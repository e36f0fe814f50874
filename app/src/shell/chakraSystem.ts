import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'

const variable = (name: string) => ({ value: `var(--ws-${name})` })

/** WCAG 1.4.11: the edge of a field is seen. */
const fieldEdge = { borderColor: 'border.emphasized' }

/** Chakra on our own tokens: the CSS variables carry sizes and light and dark, so nothing is said twice. */
export const chakraSystem = createSystem(
  defaultConfig,
  defineConfig({
    theme: {
      recipes: {
        input: { variants: { variant: { outline: fieldEdge } } },
        textarea: { variants: { variant: { outline: fieldEdge } } },
      },
      slotRecipes: {
        table: {
          // All of them: lists are merged place by place.
          slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
          variants: { variant: { line: { row: { bg: 'transparent' } } } },
        },
        nativeSelect: {
          slots: ['root', 'field', 'indicator'],
          variants: { variant: { outline: { field: fieldEdge } } },
        },
      },
      tokens: {
        fonts: { body: variable('font'), heading: variable('font') },
        sizes: { target: variable('target') },
      },
      semanticTokens: {
        radii: { l1: variable('radius-small'), l2: variable('radius-medium'), l3: variable('radius-large') },
        colors: {
          bg: {
            DEFAULT: variable('page'),
            panel: variable('surface'),
            subtle: variable('sunken'),
            muted: variable('sunken'),
            emphasized: variable('line'),
          },
          fg: {
            DEFAULT: variable('ink'),
            muted: variable('ink-soft'),
            subtle: variable('ink-soft'),
            error: variable('incorrect'),
          },
          border: { DEFAULT: variable('line'), muted: variable('line'), emphasized: variable('line-strong') },
          brand: {
            solid: variable('primary'),
            contrast: variable('on-primary'),
            fg: variable('primary'),
            muted: variable('primary-soft'),
            subtle: variable('primary-soft'),
            emphasized: variable('line-strong'),
            focusRing: variable('primary'),
          },
        },
      },
    },
    globalCss: { html: { colorPalette: 'brand' } },
  }),
)
