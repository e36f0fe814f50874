import { useEffect, useRef } from 'react'
import { focusContent } from '../shell/focusContent'

/** Where the shell stands anew, as after a session or the sign-in, what had the focus is gone. */
export function useFocusOnNewPage(pathname: string): void {
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname) focusContent()
    previous.current = pathname
  }, [pathname])
}
