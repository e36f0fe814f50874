import '@wordstride/ui/styles.css'
import './start.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from './api/queryClient'
import { loadAhead } from './router/loadAhead'
import { router } from './router/router'
import { whenLoaded } from './router/whenLoaded'
import { followSettings } from './settings/followSettings'

followSettings()
loadAhead(router.routes)
// What waits from the last visit is sent once the page stands: the sign-in need not wait for it.
void import('./outbox/outbox').then(({ startOutbox }) => startOutbox())
void import('./api/reportTrouble').then(({ watchErrors }) => watchErrors())

const root = document.getElementById('root') as HTMLElement

function draw(): void {
  root.inert = false
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

// A page that the HTML shows already stays until its scripts can draw it themselves.
if (root.inert) void whenLoaded(router).then(draw)
else draw()
