import { runContent } from './cli/runContent'

// `| head` has seen enough; what is being written is written all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runContent(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
