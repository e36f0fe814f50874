/** Every mail there is: the name of its template, and whether an account cannot do without it. */
export const MAIL_KINDS = {
  test_started: { isNeeded: false },
  test_result: { isNeeded: false },
  test_ended: { isNeeded: false },
  weekly_class: { isNeeded: false },
  weekly_child: { isNeeded: false },
  set_password: { isNeeded: true },
} as const

export type MailKind = keyof typeof MAIL_KINDS

/** What nobody can be without is not unsubscribed from. */
export const isNeeded = (kind: string): boolean => MAIL_KINDS[kind as MailKind]?.isNeeded ?? false

/** Those that somebody asked for: who wants no more of them goes on to get the others. */
export const isWished = (kind: string): boolean => kind === 'weekly_class' || kind === 'weekly_child'
