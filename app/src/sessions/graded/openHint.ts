import type { CallInput } from '@wordstride/api'
import type { OpenedHints } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'

/** The server writes down that the hint was opened, and gives it. */
export const openHint = async (about: CallInput<'openHint'>): Promise<OpenedHints> =>
  unwrap(await apiClient.call('openHint', about))
