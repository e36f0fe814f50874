import { COURSE_PHASES, COURSE_SECTIONS, PROGRAM_ID, VERDICTS, WRITTEN_PHASES } from '@wordstride/core'
import * as z from 'zod/mini'
import { named } from './wireCodec'

export const idField = z.string().check(z.minLength(1), z.maxLength(120))
/** Ids of the Common Core standards that a skill practises, such as 'L.4.1a'. */
export const standardsField = z.array(z.string())
/** The user a call is about; the token's user when left out. */
export const userIdField = z.optional(idField)
export const programIdField = z._default(z.literal(PROGRAM_ID), PROGRAM_ID)
export const courseSectionField = z.enum(COURSE_SECTIONS)
export const gradeField = z.int().check(z.gte(0), z.lte(12))
export const chapterField = z.int().check(z.gte(1), z.lte(999))
export const levelField = z.int().check(z.gte(0), z.lte(5))
/** Projected score (SR-14). */
export const scoreField = z.number().check(z.gte(0), z.lte(100))
/** Epoch milliseconds. */
export const timestampField = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))
/** A day of the calendar, YYYY-MM-DD. */
export const dayField = z.iso.date()
export const pathField = z.nullish(z.string().check(z.maxLength(40)))
export const phaseField = z.enum(WRITTEN_PHASES)
/** Of any session: the daily review, too, which no problem is written for. */
export const sessionPhaseField = z.enum(COURSE_PHASES)
/** ENT-16: the kind of work a problem was chosen for. */
export const skillTypeField = z.enum(['learning', 'proficiency', 'afficiency'])
export const firstTimeCorrectField = z.literal([-1, 0, 1])
export const uuidField = z.uuid()
/** 128 random bits in the form of a UUID, none of which is its version. */
export const secretIdField = z.guid()
/** Made by the server when a session opens. */
export const sessionIdField = named('session_uuid', z.uuid())
export const verdictField = z.enum(VERDICTS)
/** Made by the client for something new: sent again after a lost reply, it makes no second one. */
export const newIdField = z.nullish(uuidField)
/** Another one whenever what is told beside it is; a server of the version before gives none. */
export const toldRevisionField = z.optional(z.string())
/** As it was read: what somebody has changed since then is not written over. Pages of the version before send none. */
export const readRevisionField = z.optional(z.string().check(z.maxLength(64)))
/** A response as JSON; the longest of our own content has some hundred characters. */
export const responseJsonField = named('group_answer', z.string().check(z.maxLength(20_000)))
