/** The beginning of a day (YYYY-MM-DD) where the reader is, in epoch ms. */
export const fromDay = (day: string): number => new Date(`${day}T00:00:00`).getTime()

/** A field can be empty, and some browsers let a year have six digits. */
export const isDay = (text: string): boolean => !Number.isNaN(fromDay(text))
