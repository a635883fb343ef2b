import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { OpsOrigin } from './ops-origin.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What changes something comes from the operators' own pages, or from a program that is no browser: that
 * names no origin, and has its token in a header. Browsers name the origin of every such request.
 */
export const requireOwnOrigin = (app: FastifyInstance, originOf: OpsOrigin): void => {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (safeMethods.has(method)) return
    const { origin, cookie } = headers
    const isOwn = origin === undefined ? cookie === undefined : origin === originOf()
    if (!isOwn) throw new Refusal('operator.foreign_origin')
  })
}
