import { customType } from 'drizzle-orm/pg-core'

/** A column for the content of a file. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // PGlite and PostgreSQL's driver each give an array of their own.
  fromDriver: (value) => Buffer.from(value),
})
