import '@wordstride/ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from './api/queryClient'
import { startOutbox } from './outbox/outbox'
import { router } from './router/router'
import { applyTheme, readTheme } from './shell/themeChoice'

applyTheme(readTheme())
startOutbox()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
