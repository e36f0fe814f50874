import { addressOf, type CallName, calls } from '@wordstride/api'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { findCaller } from '../access/tokens'
import { type AnyCall, anyCall } from './anyCall'
import type { Handlers } from './callContext'
import { badRequest, forbidden } from './httpError'
import { readBody } from './readBody'
import { readPath, routePath } from './readPath'
import { readToken } from './readToken'
import { type ServeOptions, serveCalls } from './serveCalls'

export interface DispatchOptions extends ServeOptions {
  handlers: Handlers
}

/** Gives every call of the table its route. */
export function registerCalls(app: FastifyInstance, { handlers, ...options }: DispatchOptions): void {
  const { db, now } = options
  const { findRefusal, answer } = serveCalls(options)
  const { bodyLimit: usualLimit = 0 } = app.initialConfig

  /** Nobody sends more than the usual megabyte who may make none of the calls that take it. */
  function optionsOf(served: readonly AnyCall[]): RouteShorthandOptions {
    const large = served.filter(({ bodyLimit }) => bodyLimit !== null)
    if (large.length === 0) return {}
    return {
      bodyLimit: Math.max(...large.map(({ bodyLimit }) => bodyLimit ?? 0)),
      onRequest: async (request) => {
        const token = readToken(request)
        const caller = token === null ? null : await findCaller(db, token, now())
        if (caller === null) throw forbidden('Please sign in again.')
        // Without a length it may be as long as it likes.
        if (Number(request.headers['content-length']) <= usualLimit) return
        const refusals = await Promise.all(large.map((call) => findRefusal(call, caller)))
        if (refusals.every((refusal) => refusal !== null)) throw badRequest('The request is too large.')
      },
    }
  }

  app.decorateRequest('callName', null)
  app.decorateRequest('userId', null)
  app.decorateRequest('refusal', null)

  const posts = new Map<string, Map<string, AnyCall>>()
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name]
    if (call.method === 'GET') {
      const any = anyCall(name, handlers)
      app.get(addressOf(routePath(call.path)), (request, reply) =>
        answer(any, readPath(any.params.schema, request.params as Record<string, string>), request, reply),
      )
      continue
    }
    for (const path of [call.path, ...('alsoOn' in call ? (call.alsoOn ?? []) : [])]) {
      const functions = posts.get(path) ?? new Map<string, AnyCall>()
      posts.set(path, functions.set(call.function, anyCall(name, handlers)))
    }
  }
  for (const [path, functions] of posts) {
    const names = [...functions.keys()]
    const fallback = names.find((name) => functions.get(name)?.isDefault)
    app.post(addressOf(path), optionsOf([...functions.values()]), (request, reply) => {
      const body = readBody(request.body, names, fallback)
      return answer(functions.get(body.function) as AnyCall, body.params, request, reply)
    })
  }
}
