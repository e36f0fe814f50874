import { describe, expect, it } from 'vitest'
import { forgetKept, keepText, readKept } from './keptTexts'

describe('keptTexts', () => {
  it('keeps what was typed until the server has just that', async () => {
    const a = { userId: 'tutor', draftId: 'a' }
    const b = { ...a, draftId: 'b' }
    expect(await readKept(a)).toBeNull()
    await keepText(a, { text: 'one', revision: 1 })
    await keepText(b, { text: 'other', revision: 4 })
    await keepText(a, { text: 'two', revision: 1 })
    // What was sent before the last key.
    await forgetKept(a, 'one', { text: 'two', revision: 2 })
    expect(await readKept(a)).toEqual({ text: 'two', revision: 2 })
    await forgetKept(a, 'two')
    expect(await readKept(a)).toBeNull()
    expect(await readKept(b)).toEqual({ text: 'other', revision: 4 })
  })

  it('gives it to nobody else at this browser', async () => {
    const own = { userId: 'tutor', draftId: 'c' }
    await keepText(own, { text: 'mine', revision: 1 })
    expect(await readKept({ ...own, userId: 'admin' })).toBeNull()
    await forgetKept({ ...own, userId: 'admin' }, 'mine')
    expect(await readKept(own)).toEqual({ text: 'mine', revision: 1 })
  })
})
