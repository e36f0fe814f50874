/** Whether it is a regular test account: 'af' and digits (TEST-29). */
export const isRegularTestAccount = (userName: string): boolean => /^af\d+$/.test(userName)
