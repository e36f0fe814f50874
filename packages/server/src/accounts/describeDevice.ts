import Bowser from 'bowser'

/** A device in plain words, such as 'Chrome on Windows'; null when it does not say what it is. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name
  if (!browser.name) return system ?? null
  return system === undefined ? browser.name : `${browser.name} on ${system}`
}
