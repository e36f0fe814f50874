import { runContent } from './cli/runContent'

process.exitCode = await runContent(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
