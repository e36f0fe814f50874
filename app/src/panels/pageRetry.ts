import { createContext, useContext } from 'react'

/** Whether the page itself says that it failed, and has the one button. */
export const HasPageRetry = createContext(false)
export const useHasPageRetry = (): boolean => useContext(HasPageRetry)
