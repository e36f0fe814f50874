import type { CallInput } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { refreshPublishing } from '../publishingQueries'

export const previewImport = async (file: CallInput<'previewImport'>) =>
  unwrap(await apiClient.call('previewImport', file))

export async function importDrafts(request: CallInput<'importDrafts'>) {
  const { drafts, refused } = unwrap(await apiClient.call('importDrafts', request))
  await refreshPublishing()
  return { drafts, refused }
}
