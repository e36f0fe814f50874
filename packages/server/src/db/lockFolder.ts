import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { tryLock, unlock } from 'fs-native-extensions'
import { StartError } from '../startError'

interface Holder {
  pid: number
  host: string
  since: string
}

export class FolderLockedError extends StartError {
  override name = 'FolderLockedError'
}

const unusable = (folder: string, error: unknown): StartError =>
  new StartError(
    `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}. ` +
      'Set DATA_DIR to a folder that can be written.',
  )

function openLockFile(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true })
    return openSync(join(folder, 'server.lock'), 'a+')
  } catch (error) {
    throw unusable(folder, error)
  }
}

function describeHolder(file: string): string {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return `process ${holder.pid} on ${holder.host}, since ${holder.since}`
  } catch {
    return 'another process'
  }
}

/**
 * Takes the exclusive lock on a data folder and returns its release. The lock belongs to the operating system and ends
 * with the process, so nothing stays behind after kill -9. Throws `FolderLockedError` when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder)
  const fd = openLockFile(path)
  // The holder's description has a file of its own: on Windows nobody else can read a locked file.
  const holderFile = join(path, 'server.json')
  if (!tryLock(fd)) {
    closeSync(fd)
    throw new FolderLockedError(
      `The data folder ${path} is in use by ${describeHolder(holderFile)}. ` +
        'Two servers on one folder would destroy data. Stop that server, or set DATA_DIR to another folder.',
    )
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    writeFileSync(holderFile, `${JSON.stringify(holder)}\n`)
  } catch (error) {
    closeSync(fd)
    throw unusable(path, error)
  }
  return () => {
    unlock(fd)
    closeSync(fd)
  }
}
