import { randomBytes } from 'node:crypto'

/** 128 random bits as PostgreSQL stores a `uuid`: those of a version 4 would be 122. */
export const newSecretId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
