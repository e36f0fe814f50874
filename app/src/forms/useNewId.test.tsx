import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useNewId } from './useNewId'

describe('useNewId', () => {
  it('gives the same id as long as the same is made, and another one for the next', () => {
    const { result, rerender } = renderHook(useNewId, { initialProps: 'new' as string | null })
    const first = result.current
    rerender('new')
    expect(result.current).toBe(first)
    // Closed, and opened again.
    rerender(null)
    rerender('new')
    expect(result.current).not.toBe(first)
  })
})
