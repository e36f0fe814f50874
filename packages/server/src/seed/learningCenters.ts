import type { Database } from '../db/database'
import { learningCenters } from '../db/schema'

/** SR-44, CONST-47: fictional places; 555-01xx numbers and .example addresses belong to nobody. */
export const CENTERS = [
  { id: 1, name: 'Alder Grove', address: '12 Sample Street, Alder Grove, CA 90000', phone: '(555) 555-0101' },
  { id: 3, name: 'Birch Hill', address: '34 Sample Avenue, Birch Hill, CA 90000', phone: '(555) 555-0103' },
  { id: 4, name: 'Cedar Park', address: '56 Sample Road, Cedar Park, CA 90000', phone: '(555) 555-0104' },
  { id: 5, name: 'Dogwood', address: '78 Sample Lane, Dogwood, CA 90000', phone: '(555) 555-0105' },
  { id: 6, name: 'Elm Square', address: '90 Sample Square, Elm Square, CA 90000', phone: '(555) 555-0106' },
  { id: 8, name: 'Fir Lake', address: '21 Sample Shore, Fir Lake, CA 90000', phone: '(555) 555-0108' },
]

export async function seedLearningCenters(db: Database): Promise<void> {
  const rows = CENTERS.map((center) => ({ ...center, email: `center${center.id}@wordstride.example` }))
  await db.insert(learningCenters).values(rows).onConflictDoNothing()
}
