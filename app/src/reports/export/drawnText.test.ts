import { describe, expect, it } from 'vitest'
import { findDrawing } from './drawnText'

describe('findDrawing', () => {
  it.each([
    ['李 小龙', 'Li XiaoLong'],
    ['Zoë Żółć-Nguyễn', 'Zoë Żółć-Nguyễn'],
    ['Ελένη Петрова', 'Ελένη Петрова'],
    ['Zoe\u0308', 'Zoë'],
    ['80 → 85 ≥ 70', '80 to 85 ≥ 70'],
    ['김 민준', 'Gim MinJun'],
  ])('%s is drawn as %s', async (text, drawn) => {
    expect((await findDrawing(text))(text)).toBe(drawn)
  })
})
