import { describe, expect, it } from 'vitest'
import { TooManyWaitingError } from '../turns/createTurns'
import { addressTurns } from './addressTurns'

describe('addressTurns', () => {
  it('[SR-02] looks at four passwords of an address at once; the others wait, and other addresses do not', async () => {
    const running = { here: 0, there: 0 }
    const most = { here: 0, there: 0 }
    const work = (address: 'here' | 'there') =>
      addressTurns.take(address, async () => {
        most[address] = Math.max(most[address], ++running[address])
        await new Promise((resolve) => setTimeout(resolve, 2))
        return --running[address]
      })
    const places = Array.from({ length: 50 }, (_, i) => (i % 10 === 0 ? 'there' : 'here'))
    const done = await Promise.all(places.map(work))
    expect(done).toHaveLength(50)
    expect(most).toEqual({ here: 4, there: 4 })
  })

  it('lets no more than a thousand wait', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const waiting = Array.from({ length: 1_004 }, () =>
      addressTurns.take('flood', () => opened.then(() => 'done')),
    )
    await expect(addressTurns.take('flood', async () => 'done')).rejects.toThrow(TooManyWaitingError)
    open()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
    expect(await addressTurns.take('flood', async () => 'done')).toBe('done')
  })
})
