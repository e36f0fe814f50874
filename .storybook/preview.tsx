import '@wordstride/ui/styles.css'
import type { Preview } from '@storybook/react-vite'
import { StrictMode } from 'react'

const preview: Preview = {
  // A page of documentation for everything that has stories.
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colors',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    pictures: ['light', 'dark'],
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      return (
        <StrictMode>
          <main style={{ maxWidth: '48rem', margin: '0 auto', padding: '1rem' }}>
            <Story />
          </main>
        </StrictMode>
      )
    },
  ],
}

export default preview
