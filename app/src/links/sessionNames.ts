import type { Phase } from '@wordstride/learning'

/** What a session of a phase is called. */
export const SESSION_NAMES: Readonly<Record<Phase, string>> = {
  LEARNING_SESSION: 'Learning session',
  PROFICIENCY_SESSION: 'Proficiency session',
  AFFICIENCY_SESSION: 'Afficiency session',
  REVIEW_SESSION: 'Daily review',
  test: 'Test',
}

/** The same where all are sessions: 'Learning'. */
export const phaseName = (phase: Phase): string => SESSION_NAMES[phase].replace(' session', '')
