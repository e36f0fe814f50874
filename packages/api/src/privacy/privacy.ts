import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, timestampField } from '../calls/fields'
import { asIs } from '../calls/wireCodec'

const deletionProofSchema = z.object({
  userId: idField,
  deletedAt: timestampField,
  /** What went, by table. */
  rows: asIs(z.record(z.string(), z.int())),
})
export type DeletionProof = z.infer<typeof deletionProofSchema>

export const privacyCalls = {
  exportPersonalData: post({
    path: 'privacy',
    function: 'exportPersonalData',
    access: 'reach',
    params: z.object({ userId: idField }),
    result: reply({ fileName: z.string(), zipBase64: z.base64() }),
    summary:
      'All that is stored about a person, as a zip of JSON and CSV files; for whoever manages the account.',
    source: ['SR-04'],
  }),
  deletePerson: post({
    path: 'privacy',
    function: 'deletePerson',
    access: 'reach',
    reachesDeleted: true,
    params: z.object({
      userId: idField,
      /** Said again, so that nobody is deleted by a slip. */
      userName: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    result: reply({ proof: deletionProofSchema }),
    summary: 'Deletes a person with all that is stored about them; tells what went. It cannot be undone.',
    source: ['SR-04'],
  }),
}
