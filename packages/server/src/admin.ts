import { askPassword } from './admin/askPassword'
import { readCommand, USAGE } from './admin/readCommand'
import { runCommand } from './admin/runCommand'
import { readConfig } from './config'
import { FolderLockedError } from './db/lockFolder'
import { openDatabase } from './db/openDatabase'
import { describeError } from './log/describeError'
import { StartError } from './startError'

/** The embedded database has one process at a time. */
const WHILE_RUNNING =
  'A server is running on this database. Stop it, run this command again, and start it. With DATABASE_URL both can run.'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const command = readCommand(process.argv.slice(2), config.publicUrl)
  if (command === null) {
    console.log(USAGE)
    return
  }
  const database = await openDatabase(config).catch((error: unknown) => {
    throw error instanceof FolderLockedError ? new StartError(`${WHILE_RUNNING}\n${error.message}`) : error
  })
  try {
    await database.prepare(async () => {})
    console.log(`Using the ${database.description}.`)
    await runCommand(command, {
      db: database.patient,
      country: config.region,
      now: new Date(),
      askPassword: (findFault) => askPassword('from' in command ? command.from : 'prompt', findFault),
      print: (line) => console.log(line),
    })
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof StartError || (error instanceof Error && error.name === 'ExitPromptError')
  console.error(isExpected ? error.message : describeError(error))
  process.exit(1)
})
