// @vitest-environment-options { "url": "https://words.school.example/" }
import { expect, it, vi } from 'vitest'
import { keepDeviceCookie, readDeviceCookie } from './deviceCookie'

it('a cookie over HTTPS belongs to this server alone and is never sent in the clear', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  keepDeviceCookie('ws-theme', 'dark')
  expect(written).toHaveBeenCalledWith('__Host-ws-theme=dark; path=/; max-age=31536000; samesite=lax; secure')
  expect(readDeviceCookie('ws-theme')).toBe('dark')
  keepDeviceCookie('ws-theme', '')
  expect(readDeviceCookie('ws-theme')).toBeUndefined()
})
