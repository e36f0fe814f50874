import { useCallback } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { authStore, hasSession } from '../api/authStore'

/** The browser asks before it closes or reloads a page with something unsaved. Whoever is signed out goes at once. */
export const useAskBeforeUnload = (isUnsaved: boolean): void =>
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved && hasSession(authStore.getState())) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
