import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, timestampField, uuidField } from '../calls/fields'

/** What a picture password is made of: every picture is called by its name, which is also what is sent. */
export const PASSWORD_PICTURES = [
  'apple',
  'ball',
  'boat',
  'cloud',
  'cup',
  'fish',
  'flower',
  'heart',
  'house',
  'key',
  'kite',
  'leaf',
  'moon',
  'star',
  'sun',
  'tree',
] as const
export const passwordPictureSchema = z.enum(PASSWORD_PICTURES)
export type PasswordPicture = z.infer<typeof passwordPictureSchema>
/** Pictures of one password; none comes twice. */
export const PICTURES_OF_PASSWORD = 4

/** The password that a sequence of pictures stands for. */
export const picturePassword = (pictures: readonly PasswordPicture[]): string => pictures.join('-')

export const loginCardSchema = z.object({
  userId: idField,
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  password: z.string(),
  /** Of a picture password; null for one in words. */
  pictures: z.nullable(z.array(passwordPictureSchema)),
  /** Of the one-time link. */
  linkSecret: z.string(),
  linkExpiresAt: timestampField,
})
export type LoginCard = z.infer<typeof loginCardSchema>

/** Students that one call can name. */
export const MAX_NAMED_FOR_CARDS = 500

export const loginCardCalls = {
  makeLoginCards: post({
    path: 'people',
    function: 'makeLoginCards',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      /** Left out: the students that are named, of whatever class. */
      classId: z.nullish(uuidField),
      /** Students of the class; all of them when left out. */
      students: z.optional(z.array(idField).check(z.minLength(1), z.maxLength(MAX_NAMED_FOR_CARDS))),
      /** Who gets pictures: kindergarten to grade 2, everybody or nobody. */
      pictures: z._default(z.enum(['young', 'all', 'none']), 'young'),
    }),
    result: reply({ className: z.nullable(z.string()), cards: z.array(loginCardSchema) }),
    summary:
      'New passwords and one-time links for students, of a class or by name, to be printed. The older ones and all tokens of the students end.',
    source: ['SR-02', 'SR-04'],
  }),
}
