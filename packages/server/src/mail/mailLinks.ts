/** The page on which an address says that it wants no more mails; posting to it says so at once (RFC 8058). */
export const unsubscribeLink = (publicUrl: string, mailId: string): string =>
  `${publicUrl}/unsubscribe/${mailId}`
