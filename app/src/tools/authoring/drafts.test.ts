import { describe, expect, it } from 'vitest'
import { lastDraftType, loadDraft, saveDraft } from './drafts'

describe('drafts', () => {
  it('keeps one text a type, and knows which was worked on last', async () => {
    expect(await loadDraft('ordering')).toBeNull()
    expect(await lastDraftType()).toBeNull()
    await saveDraft('ordering', 'one')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await saveDraft('pairing', 'two')
    expect(await loadDraft('ordering')).toBe('one')
    expect(await lastDraftType()).toBe('pairing')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await saveDraft('ordering', 'three')
    expect(await loadDraft('ordering')).toBe('three')
    expect(await loadDraft('pairing')).toBe('two')
    expect(await lastDraftType()).toBe('ordering')
  })
})
