import type { statfsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { StartError } from '../startError'
import { refuseFullDisk } from './refuseFullDisk'

const free = (megabytes: number) =>
  (() => ({ bavail: megabytes, bsize: 1_000_000 })) as unknown as typeof statfsSync

it('refuses a folder without room for what is to be written there, and says how much it takes', () => {
  expect(() => refuseFullDisk('/data', 'first', free(299))).toThrow(StartError)
  expect(() => refuseFullDisk('/data', 'first', free(299))).toThrow(
    'The disk of /data has 299 MB left, and a first start needs 300 MB. Make room, or set DATA_DIR to a folder on another disk.',
  )
  expect(() => refuseFullDisk('/data', 'first', free(300))).not.toThrow()
  expect(() => refuseFullDisk('/data', 'later', free(31))).toThrow('the database needs 32 MB')
  expect(() => refuseFullDisk('/data', 'later', free(32))).not.toThrow()
})
