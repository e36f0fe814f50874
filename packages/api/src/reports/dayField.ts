import * as z from 'zod/mini'

/** YYYY-MM-DD. */
export const dayField = z.iso.date()
