import type { InterchangeItem } from '@wordstride/core/authoring'

/** What an interaction asks, and what stands above it. */
export type ReadQuestion = Pick<InterchangeItem, 'blocks' | 'question'>
