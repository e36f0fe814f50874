/** How a person is named to others; a test account has no name before its first test (TEST-03). */
export const fullName = ({
  firstName,
  lastName,
  userName,
}: Record<'firstName' | 'lastName' | 'userName', string>): string =>
  `${firstName} ${lastName}`.trim() || userName
