import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'

/** How a person likes to see and hear the product; kept on the account. */
export const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  textSize: z.enum(['usual', 'large', 'largest']),
  /** `early`: letters as in exercise books, as young readers have them anyway. */
  letters: z.enum(['usual', 'early']),
  /** `calm`: nothing moves, whatever the device says. */
  motion: z.enum(['system', 'calm']),
  /** Chimes; what is read aloud on request is always heard. Null: never chosen, and quiet. */
  sound: z.nullable(z.boolean()),
  /** Whether a problem is read aloud by itself; `by_grade`: in kindergarten and grade 1. */
  readAloud: z.enum(['by_grade', 'always', 'never']),
})
export type Settings = z.infer<typeof settingsSchema>

/** Of an account that never chose: quiet, since it may be in a classroom. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  textSize: 'usual',
  letters: 'usual',
  motion: 'system',
  sound: null,
  readAloud: 'by_grade',
}

export const settingsCalls = {
  saveSettings: post({
    path: 'userauth',
    function: 'saveSettings',
    access: 'token',
    params: z.object({ settings: settingsSchema }),
    result: reply({}),
    summary: 'Keeps the settings of the caller; `userByToken` tells them again.',
    source: ['ENT-01'],
  }),
}
