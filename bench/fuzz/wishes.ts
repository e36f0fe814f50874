import { API_PREFIX, type CallName, calls, wireCodec } from '@wordstride/api'
import type { Random } from '@wordstride/core'
import type { ValidParams } from '../../packages/server/src/testing/validParams'
import type { Caller } from './callers'

type Fields = Record<string, unknown>

/** One request as it goes out. */
export interface Wish {
  call: CallName
  method: 'GET' | 'POST'
  path: string
  /** JSON, or what should be. */
  body: string
  token: string
}

/** Fit for no field, or only just for one. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2_147_483_648,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'a',
  '0',
  'text with \u0000 in it',
  'half a \ud800 pair',
  'ﷺ🧒🏽\u202e\u200b',
  "' or '1'='1",
  '%00%ff../..',
  '<script>alert(1)</script>',
  '__proto__',
  '2026-02-31',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(300),
  'x'.repeat(20_000),
  [],
  {},
  [[[]]],
  { constructor: { prototype: { isAdmin: true } } },
  Array.from({ length: 500 }, (_, i) => i),
]

/** Few, so that a session and a problem of it meet again. */
const KNOWN_OF_A_NAME = 12

/** Values of replies to one caller under their names, so that a request can name what is really there. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>()

  note(value: unknown, random: Random): void {
    if (Array.isArray(value)) for (const one of value.slice(0, KNOWN_OF_A_NAME)) this.note(one, random)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        if (typeof child === 'object') this.note(child, random)
        else this.#keep(name, child, random)
      }
    }
  }

  #keep(name: string, value: unknown, random: Random): void {
    const known = this.#values.get(name) ?? []
    this.#values.set(name, known)
    if (known.length < KNOWN_OF_A_NAME) known.push(value)
    else known[Math.floor(random() * KNOWN_OF_A_NAME)] = value
  }

  of(name: string): readonly unknown[] {
    return this.#values.get(name) ?? []
  }
}

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T

/** Every place below the params, as a path of keys. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))]
}

function changeAt(value: unknown, [key, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  // What was put in for a place above it has no such place.
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  const child = changeAt((value as Fields)[key], rest, change)
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === key ? child : one)).filter((one) => one !== LEFT_OUT)
  const { [key]: _, ...others } = value as Fields
  return child === LEFT_OUT ? others : { ...others, [key]: child }
}

const LEFT_OUT = Symbol('left out')

interface Source {
  random: Random
  callers: readonly Caller[]
  /** By token. */
  known: ReadonlyMap<string, KnownValues>
  valid: ValidParams
}

/** A request of somebody: good params, with what is known put in, and up to three places spoiled. */
export function makeWish(call: CallName, { random, callers, known, valid }: Source): Wish {
  const caller = pick(callers, random)
  let params = wireCodec(calls[call].params).toWire(valid[call])
  const users = callers.map(({ userId }) => userId)
  params = changeAt(params, [], (all) => withUser(all, random() < 0.7 ? caller.userId : pick(users, random)))
  for (const place of placesIn(params)) {
    const values = known.get(caller.token)?.of(place.at(-1) ?? '') ?? []
    if (place.length > 0 && values.length > 0 && random() < 0.5)
      params = changeAt(params, place, () => pick(values, random))
  }
  const faults = random() < 0.35 ? 0 : Math.ceil(random() * 3)
  for (let i = 0; i < faults; i++) {
    const place = pick(placesIn(params), random)
    params = changeAt(params, place, () =>
      random() < 0.15 && place.length > 0 ? LEFT_OUT : pick(ODD, random),
    )
  }
  return { call, ...addressed(call, params, random), token: tokenOf(caller, random) }
}

function withUser(params: unknown, userId: string): unknown {
  const fields = params as Fields
  const named = ['user_id', 'send_to_id'].filter((name) => name in fields)
  return named.length === 0
    ? fields
    : { ...fields, ...Object.fromEntries(named.map((name) => [name, userId])) }
}

function tokenOf({ token }: Caller, random: Random): string {
  const luck = random()
  return luck < 0.94 ? token : luck < 0.97 ? '' : `${token.slice(1)}x`
}

function addressed(name: CallName, params: unknown, random: Random): Pick<Wish, 'method' | 'path' | 'body'> {
  const call = calls[name]
  if (call.method === 'GET') {
    const fields = Object(params) as Fields
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(fields[key] ?? '').replace(/\p{Surrogate}/gu, '')),
    )
    return { method: 'GET', path: `${API_PREFIX}/${path}`, body: '' }
  }
  const paths = [call.path, ...(call.alsoOn ?? [])]
  const body = JSON.stringify({ function: call.function, params })
  return {
    method: 'POST',
    path: `${API_PREFIX}/${pick(paths, random)}`,
    body: random() < 0.005 ? body.slice(0, -Math.ceil(random() * 20)) : body,
  }
}
