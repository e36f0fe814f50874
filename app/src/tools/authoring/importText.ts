import { registry } from '@wordstride/plugins/graders'
import { loadDraft, saveDraft } from './drafts'

interface ImportTarget {
  /** The type that is worked on. */
  type: string
  onReplace(text: string): void
  onType(type: string, replaced: string | null): void
}

function typeOf(text: string): string | null {
  try {
    const type: unknown = JSON.parse(text)?.problem_type
    return typeof type === 'string' && registry.types.includes(type) ? type : null
  } catch {
    return null
  }
}

/** A problem of another type becomes the draft of that type; what is no problem is shown with its errors. */
export async function importText(text: string, { type, onReplace, onType }: ImportTarget): Promise<void> {
  const found = typeOf(text)
  if (found === null || found === type) return onReplace(text)
  const replaced = await loadDraft(found)
  await saveDraft(found, text)
  onType(found, replaced)
}
