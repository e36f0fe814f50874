import { Box, ChakraProvider } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { chakraSystem } from './chakraSystem'
import { TopNavigation } from './TopNavigation'

/** Navigation and page of the signed-in product; the only place that brings Chakra in. */
export function ShellLayout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true })
    previous.current = pathname
  }, [pathname])

  return (
    <ChakraProvider value={chakraSystem}>
      <Box
        asChild
        position="absolute"
        left="-999rem"
        _focus={{ left: 4, top: 4, zIndex: 10, bg: 'bg.panel', p: 3 }}
      >
        <a href="#main">Skip to the content</a>
      </Box>
      <TopNavigation />
      <Box
        as="main"
        id="main"
        ref={main}
        tabIndex={-1}
        outline="none"
        maxW="72rem"
        mx="auto"
        px={{ base: 4, md: 8 }}
        py={{ base: 6, md: 10 }}
      >
        <Outlet />
      </Box>
    </ChakraProvider>
  )
}
