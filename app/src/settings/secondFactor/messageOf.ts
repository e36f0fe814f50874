import { LOGIN_MESSAGES } from '../../accounts/loginMessage'

/** Why it did not go; null when it did. */
export async function messageOf(
  reply: Promise<{ isSuccess: true } | { isSuccess: false; message: string }>,
): Promise<string | null> {
  try {
    const result = await reply
    return result.isSuccess ? null : result.message
  } catch {
    return LOGIN_MESSAGES.failed
  }
}
