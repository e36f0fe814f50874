import { describe, expect, it } from 'vitest'
import { type CallName, calls } from '../callTable'
import { listKeys } from '../testing/listKeys'
import { wireCodec } from './wireCodec'
import wireNames from './wireNames.json'

const names = Object.keys(calls) as CallName[]

describe('the names of the wire', () => {
  it('are listed for every call', () => {
    expect(Object.keys(wireNames).sort()).toEqual([...names].sort())
  })

  it.each(names)('%s has those of the list, and no other', (name) => {
    const { params, result } = calls[name]
    expect({
      params: listKeys(wireCodec(params).schema).sort(),
      result: listKeys(wireCodec(result).schema).sort(),
    }).toEqual({ params: wireNames[name].params.sort(), result: wireNames[name].result.sort() })
  })
})
