import type { Config } from '../../config.ts'

const geetestHosts = [
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
] as const

/** External hosts that a page may need, by purpose. A brand without the service never lists them. */
const partySources = {
  // As the vendor of the measuring script lists them.
  analytics: {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
  phoneAuth: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
  /** Hosts that the vendor's script tries one after the other, with its styles and pictures. */
  humanCheck: {
    'script-src': geetestHosts,
    'style-src': geetestHosts,
    'img-src': geetestHosts,
    'connect-src': geetestHosts,
  },
  /** Hosts that serve the brand's pictures. */
  pictures: {},
  /** Hosts that serve games: the deployment's vendors, and those that the brand launches from. */
  games: {},
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

export type OutsideParty = {
  readonly kind: keyof typeof partySources
  /** The brand's own choice of origins for calls. */
  readonly connectTo?: readonly string[]
  /** The deployment's choice of origins whose scripts run, with their styles, pictures and calls. */
  readonly runFrom?: readonly string[]
  /** The brand's own choice of picture origins. */
  readonly showFrom?: readonly string[]
  /** Origins of games. */
  readonly frameFrom?: readonly string[]
}

/** A page of the site: its inline parts carry the nonce, and these services may be called. */
export type PagePolicy = { readonly nonce: string; readonly parties: readonly OutsideParty[] }

/**
 * Only our own origin runs code; a page rendered by the server marks its inline parts with a nonce.
 * Games open in a frame from the game server's origin.
 */
export const contentSecurityPolicy = (config: Config, page?: PagePolicy) => {
  const liveOrigin = config.SITE_ORIGIN.replace(/^http/, 'ws')
  const of = (directive: string): readonly string[] =>
    (page?.parties ?? []).flatMap((party) => {
      const { kind, connectTo = [], showFrom = [], frameFrom = [], runFrom = [] } = party
      const sources: Readonly<Record<string, readonly string[]>> = partySources[kind]
      const byDirective: Readonly<Record<string, readonly string[]>> = {
        'script-src': runFrom,
        'style-src': runFrom,
        'connect-src': [...connectTo, ...runFrom],
        'img-src': [...showFrom, ...runFrom],
        'frame-src': frameFrom,
      }
      const chosen = byDirective[directive] ?? []
      return [...(sources[directive] ?? []), ...chosen]
    })
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(page ? [`'nonce-${page.nonce}'`] : []), ...of('script-src')],
    'style-src': ["'self'", "'unsafe-inline'", ...of('style-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...of('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", liveOrigin, ...of('connect-src')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", config.RGS_ORIGIN, ...of('frame-src')],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
  }
}

/** The header's text for one page. */
export const policyText = (config: Config, page: PagePolicy): string =>
  Object.entries(contentSecurityPolicy(config, page))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
