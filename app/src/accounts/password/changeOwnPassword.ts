import type { CallInput, CallResult } from '@wordstride/api'
import { apiClient, exchangeToken } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { outbox } from '../../outbox/outbox'

/** The sign-in goes on with the token that comes with the new password; what could not be sent meanwhile is sent now. */
export function changeOwnPassword(
  passwords: CallInput<'changeOwnPassword'>,
): Promise<CallResult<'changeOwnPassword'>> {
  return exchangeToken(async () => {
    const reply = await apiClient.call('changeOwnPassword', passwords)
    if (!reply.isSuccess) return reply
    authStore.getState().renewToken(reply.data.token)
    void outbox.flush()
    return reply
  })
}
