import { type ShortFormContext, ShortFormError } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import * as z from 'zod/mini'
import { idOf } from './idOf'
import { pictureUrl, recordingUrl } from './media'
import { quoted } from './messages'
import { keyMessages } from './unknownKeys'

const besideBody = (name: string): string =>
  `${quoted(name)} stands beside "body", which holds all fields of the type: move it there, or leave "body" out.`

const fullFormSchema = z.strictObject(
  { body: z.record(z.string(), z.unknown()) },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? keyMessages(issue.keys, besideBody).join('\n') : undefined,
  },
)

/** The body of a problem from its type's short form, or from the plugin's own form under `body`. */
export function expandBody(
  type: string,
  written: Record<string, unknown>,
  noted: Pick<ShortFormContext, 'problemId' | 'warn'>,
): Record<string, unknown> {
  if ('body' in written) return fullFormSchema.parse(written).body
  const shortForm = authoring.get(type)?.shortForm
  if (!shortForm) throw new ShortFormError([], `${type} has no short form: its fields stand under body.`)
  return shortForm.expand(written, { ...noted, idOf, pictureUrl, recordingUrl })
}
