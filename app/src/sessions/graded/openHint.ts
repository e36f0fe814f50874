import type { CallInput } from '@wordstride/api'
import { AnswerRefused, type OpenedHints } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { throwRefusal } from '../throwRefusal'

/** The server writes down that the hint was opened, and gives it; `onRefused` is told when the session is elsewhere. */
export async function openHint(about: CallInput<'openHint'>, onRefused: () => void): Promise<OpenedHints> {
  const reply = await apiClient.call('openHint', about).catch(throwRefusal)
  if (reply.isSuccess) return reply
  onRefused()
  throw new AnswerRefused(reply.message)
}
