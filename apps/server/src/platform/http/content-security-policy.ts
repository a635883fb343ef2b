import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

export type NonceResponse = ServerResponse & { cspNonce?: string }

/**
 * Only our own origin runs code; pages rendered by the server mark their inline parts with a nonce.
 * Games open in a frame from the game server's origin.
 */
export const contentSecurityPolicy = (config: Config) => {
  const liveOrigin = config.SITE_ORIGIN.replace(/^http/, 'ws')
  const nonce = (_request: unknown, response: ServerResponse) => {
    const { cspNonce } = response as NonceResponse // set by the page renderer before headers are sent
    return cspNonce ? `'nonce-${cspNonce}'` : "'self'"
  }
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", nonce],
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
