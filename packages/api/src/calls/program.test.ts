import { PROGRAM_ID } from '@wordstride/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallName, calls } from '../callTable'
import { wireCodec } from './wireCodec'

describe('the program of the calls', () => {
  it('[CONST-01] is 20, as program_id and as product_id, and no other', () => {
    expect(PROGRAM_ID).toBe(20)
    const fields = (Object.keys(calls) as CallName[]).flatMap((name) => {
      const { shape } = wireCodec(calls[name].params).schema as z.ZodMiniObject
      return Object.entries(shape).filter(([field]) => field === 'program_id' || field === 'product_id')
    })
    expect(new Set(fields.map(([field]) => field))).toEqual(new Set(['program_id', 'product_id']))
    for (const [field, schema] of fields) {
      expect([field, z.safeParse(schema, 20).success]).toEqual([field, true])
      for (const other of [19, 21, '20'])
        expect([field, z.safeParse(schema, other).success]).toEqual([field, false])
    }
  })
})
