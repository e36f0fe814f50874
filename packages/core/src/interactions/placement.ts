import { type Rename, renameKeys } from '../plugin/rename'
import { entryOf } from '../problem/entryOf'
import type { PlacementResponse } from './placementSchema'

/** Undefined while the card is not placed. */
export const placeOf = ({ placed }: PlacementResponse, cardId: string): string | undefined =>
  entryOf(placed, cardId)

export const renamePlaced = ({ placed }: PlacementResponse, rename: Rename): PlacementResponse => ({
  placed: renameKeys(placed, rename, rename),
})
