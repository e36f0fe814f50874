import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '../api/queryClient'
import { chakraSystem } from '../shell/chakraSystem'

/** The pages of a router with all that stands around them in the app. */
export function renderRouter(router: ReturnType<typeof createMemoryRouter>): void {
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
}
