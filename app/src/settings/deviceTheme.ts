import type { Settings } from '@wordstride/api'
import { keepDeviceCookie, readDeviceCookie } from './deviceCookie'

type Theme = Settings['theme']

const COOKIE = 'ws-theme'

/** For the sign-in page, which knows nobody. */
export function readDeviceTheme(): Theme {
  const value = readDeviceCookie(COOKIE)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export const keepDeviceTheme = (theme: Theme): void => keepDeviceCookie(COOKIE, theme)
