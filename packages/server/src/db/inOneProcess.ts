import type { OpenDatabase } from './openDatabase'

/**
 * Does what one process at a time does, for longer than a transaction should last; nothing where another one is at it.
 * The lock goes with its connection, so also with a process that ends in the middle.
 */
export async function inOneProcess(
  openSql: OpenDatabase['openSql'],
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const connection = openSql()
  const ask = async (name: string) => {
    const { rows } = await connection.execute(`select ${name}(hashtextextended($1, 0)) as is_done`, [key])
    return rows[0]?.is_done === true
  }
  try {
    if (!(await ask('pg_try_advisory_lock'))) return
    try {
      await work()
    } finally {
      await ask('pg_advisory_unlock')
    }
  } finally {
    await connection.close()
  }
}
