import * as z from 'zod/mini'
import { accountStatusSchema, licenseSchema, roleSchema } from '../accounts/userAuth'
import { gradeField, idField, timestampField, uuidField } from '../calls/fields'
import { TOGGLES } from '../calls/toggles'
import { asIs } from '../calls/wireCodec'
import { LONGEST } from './longestTexts'

const text = (longest: number) => z.string().check(z.maxLength(longest))
const nameText = z.string().check(z.minLength(1), z.maxLength(LONGEST.personName))

/** Small and capital letters are different, as everywhere in names of users. */
export const USER_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,99}$/u
const userNameField = z.string().check(z.regex(USER_NAME_PATTERN))
const emailField = z.nullable(z.email().check(z.maxLength(LONGEST.email)))
export const passwordField = z.string().check(z.minLength(1), z.maxLength(LONGEST.password))
export const centerIdField = z.int().check(z.gte(1), z.lte(2_147_483_647))

/** SR-05: flags that differ from those of the role. */
const toggleOverridesSchema = asIs(z.partialRecord(z.enum(TOGGLES), z.boolean()))

/** What staff say of an account; its state and its password have calls of their own. */
export const accountFieldsSchema = z.object({
  userName: userNameField,
  firstName: nameText,
  lastName: text(LONGEST.personName),
  role: roleSchema,
  schoolGrade: gradeField,
  license: licenseSchema,
  email: emailField,
  guardianName: z.nullable(text(120)),
  guardianEmail: emailField,
  /** When the guardian agreed. */
  consentAt: z.nullable(timestampField),
  /** The id in the school's own system. */
  sourceId: z.nullable(z.string().check(z.minLength(1), z.maxLength(LONGEST.sourceId))),
  startsAt: timestampField,
  /** The first moment at which the account has ended. */
  expiresAt: timestampField,
  toggleOverrides: toggleOverridesSchema,
  centerIds: z.array(centerIdField).check(z.maxLength(50)),
  classIds: z.array(uuidField).check(z.maxLength(50)),
})
export type AccountFields = z.infer<typeof accountFieldsSchema>

/** The same of an account that was made before, perhaps by other rules. */
export const storedFieldsSchema = z.extend(accountFieldsSchema, {
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  guardianName: z.nullable(z.string()),
  guardianEmail: z.nullable(z.string()),
  sourceId: z.nullable(z.string()),
})
export type StoredFields = z.infer<typeof storedFieldsSchema>

/** A row of the list. */
export const accountRowSchema = z.object({
  userId: idField,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  schoolGrade: z.int(),
  status: accountStatusSchema,
  startsAt: timestampField,
  expiresAt: timestampField,
  freezeStartsAt: z.nullable(timestampField),
  freezeEndsAt: z.nullable(timestampField),
  centerIds: z.array(z.int()),
  classes: z.array(z.object({ classId: uuidField, name: z.string() })),
  /** Whether the caller may change it. */
  isManaged: z.boolean(),
  canResetPassword: z.boolean(),
})
export type AccountRow = z.infer<typeof accountRowSchema>

/** What staff did, as it was written down. */
export const staffActionSchema = z.object({
  /** Null for the command line. */
  staffName: z.nullable(z.string()),
  action: z.string(),
  details: asIs(z.record(z.string(), z.unknown())),
  actedAt: timestampField,
})
export type StaffActionEntry = z.infer<typeof staffActionSchema>

/** How an account gets its password: typed by staff, made up by the server, or by a link that its owner opens once. */
export const newPasswordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), password: passwordField }),
  z.object({ kind: z.literal('made') }),
  z.object({ kind: z.literal('link') }),
])
export type NewPassword = z.infer<typeof newPasswordSchema>

/** Shown once; nothing of it can be read again. */
export const handedOverSchema = z.object({
  /** Made by the server; null when it was typed, or for a link. */
  password: z.nullable(z.string()),
  /** Of a one-time link. */
  linkSecret: z.nullable(z.string()),
  linkExpiresAt: z.nullable(timestampField),
})
export type HandedOver = z.infer<typeof handedOverSchema>

/** One of many at whom nothing was done, and why. */
export const untouchedSchema = z.object({
  userId: idField,
  /** Empty for an account that the caller may not see. */
  name: z.string(),
  code: z.string(),
  message: z.string(),
})
export type Untouched = z.infer<typeof untouchedSchema>
