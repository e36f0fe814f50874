export const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the settings of the account ask for less motion, whatever the device says. */
export const isCalmBySetting = (): boolean => document.documentElement.dataset.motion === 'calm'

/** Whether nothing may move now: asked of the device, or by the settings. */
export const isCalm = (): boolean => isCalmBySetting() || window.matchMedia(LESS_MOTION).matches
