// Loaded before a command: when it ends, what it used is written to the fourth channel.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))
