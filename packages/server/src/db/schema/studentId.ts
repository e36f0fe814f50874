import { text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/** The first column of every key of a student's rows, by which the tables can be distributed. */
export const studentId = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })
