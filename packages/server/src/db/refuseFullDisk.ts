import { statfsSync } from 'node:fs'
import { StartError } from '../startError'

/** Of a first start with all of the content, and what an open database writes besides, in MB. */
const NEEDED = { first: 300, later: 32 } as const

/** A database that runs out of room while it is made or opened cannot say why. */
export function refuseFullDisk(folder: string, start: keyof typeof NEEDED, statfs = statfsSync): void {
  const { bavail, bsize } = statfs(folder)
  const free = Math.floor((bavail * bsize) / 1_000_000)
  if (free >= NEEDED[start]) return
  const who = start === 'first' ? 'a first start' : 'the database'
  throw new StartError(
    `The disk of ${folder} has ${free} MB left, and ${who} needs ${NEEDED[start]} MB. ` +
      'Make room, or set DATA_DIR to a folder on another disk.',
  )
}
