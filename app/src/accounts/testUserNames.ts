/** Whether a test account goes through the automatic flow: 'ag' and digits (AUTH-13, ROLE-09). */
export const isAutomaticFlow = (userName: string): boolean => /^ag\d+$/.test(userName)

/** Whether it is a regular test account: 'af' and digits (TEST-29). */
export const isRegularTestAccount = (userName: string): boolean => /^af\d+$/.test(userName)
