import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callsNamedBy, readSpecification, routesNamedBy, specificationOf } from './specification.mjs'

it('reads every row, group and server rule of docs/spec', () => {
  const rules = specificationOf(join(import.meta.dirname, '../..'))
  const count = (prefix) => [...rules.keys()].filter((id) => id.startsWith(`${prefix}-`)).length
  expect([count('SES'), count('API'), count('SR'), count('C'), count('G')]).toEqual([45, 51, 44, 40, 34])
  expect(rules.get('TYPE-01')).toContain('selection')
  expect(rules.get('SR-22')).toContain('Completed weeks')
})

it('refuses an id that is defined twice', () => {
  expect(() => readSpecification(['| SES-06 | a |', '| SES-06 | b |'])).toThrow('SES-06 twice')
})

it('finds the calls that a rule names', () => {
  expect(callsNamedBy('| `POST a b`: user_id; `GET c/{id}` reads')).toEqual([
    { method: 'POST', path: 'a', function: 'b' },
    { method: 'GET', path: 'c/{id}', function: undefined },
  ])
})

it('finds pages, but not fractions, alternatives and parts of a path', () => {
  expect(routesNamedBy("'/login', /home?token={token} (/tests), yes/no, 1/2, a/{b}/c")).toEqual([
    '/login',
    '/home',
    '/tests',
  ])
})
