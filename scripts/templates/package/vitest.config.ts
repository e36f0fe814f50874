import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The conformance kit: logic on Node, the renderer in jsdom. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['*.test.ts'] } },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          include: ['*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'domSetup.ts',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@wordstride/] } },
        },
      },
    ],
  },
})
