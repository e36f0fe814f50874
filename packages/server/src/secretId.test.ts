import { expect, it } from 'vitest'
import { newSecretId } from './secretId'

it('128 bits are random, none stands still, and the form is that of a uuid', () => {
  const ids = Array.from({ length: 200 }, newSecretId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const values = ids.map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  for (let bit = 0n; bit < 128n; bit++)
    expect(new Set(values.map((value) => (value >> bit) & 1n)), `bit ${bit}`).toEqual(new Set([0n, 1n]))
})
