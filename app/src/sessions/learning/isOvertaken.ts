import type { CallResult } from '@wordstride/api'
import type { CheckedAnswer } from '@wordstride/player'

type SavedAnswer = Extract<CallResult<'saveUserPracticeAnswer'>, { isSuccess: true }>

/**
 * Whether the session stands elsewhere than this page believes: it has done with the problem already, or knows of an
 * attempt or a hint of another tab, another device or an earlier visit that this page has never seen.
 */
export function isOvertaken(
  given: Pick<CheckedAnswer, 'verdict' | 'firstTimeCorrect' | 'learningPass'>,
  saved: Pick<SavedAnswer, 'verdict' | 'firstTimeCorrect' | 'learningPass' | 'events'>,
): boolean {
  if (saved.events.length === 0) return true
  // The store itself sees to another verdict; a session that both hold for passed is over.
  if (saved.verdict !== given.verdict || (saved.learningPass && given.learningPass)) return false
  return saved.firstTimeCorrect !== given.firstTimeCorrect
}
