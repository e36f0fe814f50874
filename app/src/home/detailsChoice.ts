import { keepDeviceCookie, readDeviceCookie } from '../settings/deviceCookie'

const COOKIE = 'ws-details'

export const readDetailsOpen = (): boolean => readDeviceCookie(COOKIE) === 'open'
export const saveDetailsOpen = (isOpen: boolean): void => keepDeviceCookie(COOKIE, isOpen ? 'open' : '')
