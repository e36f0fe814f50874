import { randomBytes, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { secondFactors, spareCodes } from '../../db/schema'
import { hashWithSalt } from '../passwords'

const HOW_MANY = 10
/** Some 50 bits, without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

const makeCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export interface MadeCodes {
  /** As they are shown, once. */
  shown: string[]
  salt: string
  hashes: string[]
}

/** One salt for the codes of a user, so that looking one up takes one hash. */
export async function makeSpareCodes(): Promise<MadeCodes> {
  const codes = Array.from({ length: HOW_MANY }, makeCode)
  const salt = randomBytes(16).toString('hex')
  return {
    shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    salt,
    hashes: await Promise.all(codes.map((code) => hashWithSalt(code, salt))),
  }
}

/** In place of all older ones. */
export async function storeSpareCodes(
  db: Database,
  userId: string,
  { salt, hashes }: MadeCodes,
): Promise<void> {
  await db.delete(spareCodes).where(eq(spareCodes.userId, userId))
  await db.insert(spareCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
  await db.update(secondFactors).set({ spareSalt: salt }).where(eq(secondFactors.userId, userId))
}

/** Uses the code up; false when it is none of the user's, or was used. Of two at once one gets it. */
export async function redeemSpareCode(
  db: Database,
  userId: string,
  salt: string,
  code: string,
): Promise<boolean> {
  const codeHash = await hashWithSalt(code, salt)
  const used = await db
    .delete(spareCodes)
    .where(and(eq(spareCodes.userId, userId), eq(spareCodes.codeHash, codeHash)))
    .returning({ userId: spareCodes.userId })
  return used.length > 0
}

export const countSpareCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(spareCodes, eq(spareCodes.userId, userId))
