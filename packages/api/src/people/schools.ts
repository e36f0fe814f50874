import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, newIdField, readRevisionField, toldRevisionField, uuidField } from '../calls/fields'
import { centerIdField } from './account'
import { LONGEST } from './longestTexts'

const line = (longest: number) => z.string().check(z.maxLength(longest))
const nameField = z.string().check(z.minLength(1), z.maxLength(120))

const centerFieldsSchema = z.object({
  name: nameField,
  address: line(300),
  phone: line(60),
  email: line(200),
  /** The addresses of its network (SR-39). */
  ips: z.array(line(60)).check(z.maxLength(100)),
})

export const centerSchema = z.object({
  centerId: centerIdField,
  ...centerFieldsSchema.shape,
  revision: toldRevisionField,
  accounts: z.int(),
  classes: z.int(),
})
export type Center = z.infer<typeof centerSchema>

export const schoolClassSchema = z.object({
  classId: uuidField,
  centerId: centerIdField,
  name: z.string(),
  isEnded: z.boolean(),
  /** Whether its students may be in peer groups. */
  hasPeers: z.boolean(),
  revision: toldRevisionField,
  students: z.int(),
  teachers: z.array(z.object({ userId: idField, name: z.string() })),
})
export type SchoolClass = z.infer<typeof schoolClassSchema>

const memberIds = z.array(idField).check(z.maxLength(500))

export const schoolCalls = {
  listCenters: post({
    path: 'people',
    function: 'listCenters',
    access: 'token',
    toggle: 'all_users',
    params: z.object({}),
    result: reply({ centers: z.array(centerSchema) }),
    summary: 'The learning centers of the caller; all of them for an administrator.',
    source: ['SR-04', 'SR-44'],
  }),
  saveCenter: post({
    path: 'people',
    function: 'saveCenter',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      /** Left out for a new one, which administrators make. */
      centerId: z.nullish(centerIdField),
      newId: newIdField,
      revision: readRevisionField,
      center: centerFieldsSchema,
    }),
    result: reply({ centerId: z.int() }),
    summary: 'Makes a learning center, or changes one that is still as the caller has read it.',
    source: ['SR-04', 'SR-39', 'SR-44'],
  }),
  listClasses: post({
    path: 'people',
    function: 'listClasses',
    access: 'token',
    toggle: 'all_users',
    params: z.object({}),
    result: reply({ classes: z.array(schoolClassSchema) }),
    summary: 'The classes of the centers of the caller; of a teacher, those taught.',
    source: ['SR-04'],
  }),
  saveClass: post({
    path: 'people',
    function: 'saveClass',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      /** Left out for a new one. */
      classId: z.nullish(uuidField),
      newId: newIdField,
      revision: readRevisionField,
      /** Of a new class; it stays there. */
      centerId: centerIdField,
      name: z.string().check(z.minLength(1), z.maxLength(LONGEST.className)),
      isEnded: z._default(z.boolean(), false),
      /** Whether its students may be in peer groups; stays as it is when left out. */
      hasPeers: z.nullish(z.boolean()),
    }),
    result: reply({ classId: uuidField }),
    summary:
      'Makes a class, or renames, ends or reopens one that is still as the caller has read it, with or without peer groups.',
    source: ['SR-04', 'SR-28'],
  }),
  changeClassMembers: post({
    path: 'people',
    function: 'changeClassMembers',
    access: 'token',
    toggle: 'all_users',
    params: z.object({ classId: uuidField, added: memberIds, removed: memberIds }),
    result: reply({}),
    summary: 'Puts people into a class and takes them out; staff become its teachers.',
    source: ['SR-04'],
  }),
}
