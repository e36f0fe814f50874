/** SETUP-26: whether an account goes through the automatic flow: 'ag' and digits. */
export const wantsAutomaticFlow = (userName: string): boolean => /^ag\d+$/.test(userName)
