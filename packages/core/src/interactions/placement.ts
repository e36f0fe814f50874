import * as z from 'zod/mini'
import { type Rename, renameKeys } from '../plugin/rename'
import { itemIdSchema } from '../problem/envelope'

/** The place of each card that was placed: ids of slots or buckets by card id. */
export const placementResponseSchema = z.object({
  placed: z
    .record(itemIdSchema, itemIdSchema)
    .check(z.refine((placed) => Object.keys(placed).length <= 200, 'Too many cards.')),
})
export type PlacementResponse = z.infer<typeof placementResponseSchema>

/** Undefined while the card is not placed. */
export const placeOf = ({ placed }: PlacementResponse, cardId: string): string | undefined =>
  Object.hasOwn(placed, cardId) ? placed[cardId] : undefined

export const renamePlaced = ({ placed }: PlacementResponse, rename: Rename): PlacementResponse => ({
  placed: renameKeys(placed, rename, rename),
})
