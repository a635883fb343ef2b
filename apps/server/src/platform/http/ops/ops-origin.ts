import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** An address whose pages may act for operators. */
export type OpsPlace = {
  readonly origin: string
  /** The only brand that is served there; undefined at the common one. */
  readonly merchant: string | undefined
}

type Named = Pick<Config, 'OPS_ORIGIN' | 'OPS_HOST' | 'OPS_BRAND_ORIGINS'>

/**
 * The addresses whose pages may act for an operator, all named by the deployment: the common one (OPS_ORIGIN, else
 * the loopback address that the operators' listener has) and those of brands that have their own
 * (OPS_BRAND_ORIGINS). A request only chooses among them, by exactly their host.
 */
export const createOpsPlaces = (app: FastifyInstance, config: Named) => {
  const { OPS_ORIGIN, OPS_HOST, OPS_BRAND_ORIGINS } = config

  /** Undefined where it listens on a network without OPS_ORIGIN: there no browser signs in. */
  const commonOrigin = (): string | undefined => {
    if (OPS_ORIGIN !== undefined) return OPS_ORIGIN
    const address = app.server.address()
    const isLocal = OPS_HOST === '127.0.0.1' || OPS_HOST === 'localhost'
    if (!isLocal || typeof address !== 'object' || address === null) return undefined
    return `http://${OPS_HOST}:${address.port}`
  }
  const ofBrands = new Map(OPS_BRAND_ORIGINS.map((place) => [new URL(place.origin).host, place]))
  const merchants = new Set(OPS_BRAND_ORIGINS.map(({ merchant }) => merchant))
  const byName = new Map(
    OPS_BRAND_ORIGINS.map(({ origin, merchant }) => [new URL(origin).hostname, merchant]),
  )

  /** The one with this host, with its port; undefined for every other host. */
  const at = (host: string): OpsPlace | undefined => {
    const ofBrand = ofBrands.get(host)
    if (ofBrand) return ofBrand
    const origin = commonOrigin()
    return origin !== undefined && new URL(origin).host === host
      ? { origin, merchant: undefined }
      : undefined
  }

  return {
    commonOrigin,
    at,
    /** Of the brand whose own address has this host name, without port. */
    merchantOf: (hostname: string): string | undefined => byName.get(hostname),
    /** Whether the brand is served there: one with an address of its own is served at no other. */
    serves: (place: OpsPlace, merchant: string): boolean =>
      place.merchant === undefined ? !merchants.has(merchant) : place.merchant === merchant,
  }
}

export type OpsPlaces = ReturnType<typeof createOpsPlaces>

/**
 * The cookie of an operator's session. Browsers take `__Host-` only with Secure, for the host alone and
 * for all paths; on plain http, which is this machine alone, it has neither the prefix nor Secure.
 */
export const opsCookieOf = ({ OPS_ORIGIN }: Pick<Config, 'OPS_ORIGIN'>) => {
  const isSecure = OPS_ORIGIN?.startsWith('https:') ?? false
  return { name: isSecure ? '__Host-trevo-ops' : 'trevo-ops', isSecure }
}
