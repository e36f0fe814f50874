import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { chakraSystem } from './chakraSystem'

/** The pages of staff and the account setup: the only ones with Chakra. */
export const ChakraPages = () => (
  <WithChakra>
    <Outlet />
  </WithChakra>
)

export const WithChakra = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
)
