import { useMutation } from '@tanstack/react-query'
import { v7 as newId } from 'uuid'
import { isRefusal } from '../api/failures'
import type { DraftTarget } from './beginDraft'

/** Begins a draft. Pressed again after a lost reply, it is the same one. */
export function useBeginning(begin: (target: DraftTarget) => Promise<unknown>) {
  const beginning = useMutation({ mutationFn: begin })
  return {
    ...beginning,
    start(target: Omit<DraftTarget, 'draftId'>): void {
      const last = beginning.variables
      const isAgain =
        beginning.isError &&
        !isRefusal(beginning.error) &&
        last?.problemId === target.problemId &&
        last.isRemoval === target.isRemoval
      beginning.mutate({ ...target, draftId: isAgain ? last.draftId : newId() })
    },
  }
}
