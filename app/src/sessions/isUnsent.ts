import type { PlayerState } from '@wordstride/player'

/** Graded work and tests: the answer on the screen is still on its way, or did not arrive and has to be given again. */
export const isUnsent = ({ shown }: PlayerState): boolean =>
  shown.status === 'ready' && (shown.isChecking === true || shown.isNotice === true)
