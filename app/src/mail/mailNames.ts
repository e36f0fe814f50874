import type { MailState } from '@wordstride/api'

/** By the name of its template; a kind of a newer server is shown as it is. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  test_started: 'Start of a test',
  test_result: 'Result of a test',
  test_ended: 'End of a test',
  set_password: 'New password',
  weekly_class: 'Week of a class',
  weekly_child: 'Week of a child',
}

export const kindName = (kind: string): string => KIND_NAMES[kind] ?? kind

export const STATE_NAMES: Readonly<Record<MailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}
