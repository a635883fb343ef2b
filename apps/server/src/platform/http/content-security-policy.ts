import type { Config } from '../config.ts'

/**
 * Only our own origin runs code; a page rendered by the server marks its inline parts with a nonce.
 * Games open in a frame from the game server's origin.
 */
export const contentSecurityPolicy = (config: Config, nonce?: string) => {
  const liveOrigin = config.SITE_ORIGIN.replace(/^http/, 'ws')
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", liveOrigin],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", config.RGS_ORIGIN],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
  }
}

/** The header's text for one page. */
export const policyText = (config: Config, nonce: string): string =>
  Object.entries(contentSecurityPolicy(config, nonce))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
