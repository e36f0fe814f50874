import { type Rename, renameKeys } from '../plugin/rename'
import type { PlacementResponse } from './placementSchema'

/** Undefined while the card is not placed. */
export const placeOf = ({ placed }: PlacementResponse, cardId: string): string | undefined =>
  Object.hasOwn(placed, cardId) ? placed[cardId] : undefined

export const renamePlaced = ({ placed }: PlacementResponse, rename: Rename): PlacementResponse => ({
  placed: renameKeys(placed, rename, rename),
})
