import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Row } from '../printTable'
import { root } from '../root'
import { type ImportSource, writeFiles } from './writeFiles'

const MOST_SECONDS = 10
const MOST_MB = 500

const preload = pathToFileURL(join(import.meta.dirname, 'reportUsage.mjs')).href

/** Runs a command of the author's command line, with all that it prints going into a file. */
async function runCommand(args: readonly string[], folder: string) {
  const path = (name: string) => join(folder, name)
  const files = ['out.yaml', 'report.txt', 'usage.json'].map((name) => openSync(path(name), 'w'))
  const command = ['--import', 'tsx', '--import', preload, 'packages/authoring/src/cli.ts', ...args]
  const begin = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', ...files] })
  await new Promise((resolve) => child.on('exit', resolve))
  const seconds = (performance.now() - begin) / 1000
  for (const file of files) closeSync(file)
  const usage = JSON.parse(readFileSync(path('usage.json'), 'utf8')) as NodeJS.ResourceUsage
  return {
    seconds,
    processorSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    megabytes: usage.maxRSS / 1024,
    said: readFileSync(path('report.txt'), 'utf8').trim().split('\n').at(-1) ?? '',
  }
}

async function measure({ name, args }: ImportSource, folder: string): Promise<Row> {
  const { seconds, processorSeconds, megabytes, said } = await runCommand(args, folder)
  return {
    name: `${name}: ${said}`,
    value: `${seconds.toFixed(1)} s, processor ${processorSeconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    goal: `< ${MOST_SECONDS} s, < ${MOST_MB} MB`,
    isMet: seconds < MOST_SECONDS && megabytes < MOST_MB,
  }
}

/** How long the author's command line takes for ten megabytes of each format, and its memory at most. */
export async function measureImports(folder: string): Promise<Row[]> {
  mkdirSync(folder)
  const rows: Row[] = []
  for (const source of writeFiles(folder)) rows.push(await measure(source, folder))
  return rows
}
