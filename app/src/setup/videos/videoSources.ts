import type { Country } from '../../api/builtCountry'

export type VideoName = 'aboutTest' | 'product'
/** Addresses on the product's own server, which is all that its pages may load from. */
export type VideoSources = Partial<Record<Country, Partial<Record<VideoName, string>>>>

/** SETUP-28: the country chooses the source; null where it has none. */
export const videoSource = (sources: VideoSources, country: Country, name: VideoName): string | null =>
  sources[country]?.[name] ?? null

/** As the app was built (docs/operations.md). */
export const builtSources = (): VideoSources => JSON.parse(import.meta.env.VITE_VIDEO_SOURCES || '{}')
