import type { CallInput } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { refreshPeople } from '../peopleQueries'
import { saveRosterFile } from './rosterFile'

export const previewRoster = async (request: CallInput<'previewRoster'>) =>
  unwrap(await apiClient.call('previewRoster', request)).preview

export async function importRoster(request: CallInput<'importRoster'>) {
  const { counts } = unwrap(await apiClient.call('importRoster', request))
  await refreshPeople()
  return counts
}

export async function exportRoster(request: CallInput<'exportRoster'>): Promise<void> {
  const { fileName, content } = unwrap(await apiClient.call('exportRoster', request))
  saveRosterFile(fileName, { format: request.format, content })
}
