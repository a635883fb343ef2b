import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * The one origin whose pages may act for an operator: OPS_ORIGIN, else the loopback address that the
 * operators' listener has. Undefined where it listens on a network without OPS_ORIGIN: there no browser
 * signs in.
 */
export const createOpsOrigin =
  (app: FastifyInstance, { OPS_ORIGIN, OPS_HOST }: Pick<Config, 'OPS_ORIGIN' | 'OPS_HOST'>) =>
  (): string | undefined => {
    if (OPS_ORIGIN !== undefined) return OPS_ORIGIN
    const address = app.server.address()
    const isLocal = OPS_HOST === '127.0.0.1' || OPS_HOST === 'localhost'
    if (!isLocal || typeof address !== 'object' || address === null) return undefined
    return `http://${OPS_HOST}:${address.port}`
  }

export type OpsOrigin = ReturnType<typeof createOpsOrigin>

/**
 * The cookie of an operator's session. Browsers take `__Host-` only with Secure, for the host alone and
 * for all paths; on plain http, which is this machine alone, it has neither the prefix nor Secure.
 */
export const opsCookieOf = ({ OPS_ORIGIN }: Pick<Config, 'OPS_ORIGIN'>) => {
  const isSecure = OPS_ORIGIN?.startsWith('https:') ?? false
  return { name: isSecure ? '__Host-trevo-ops' : 'trevo-ops', isSecure }
}
