/** Browser features that none of our pages use; the site's frames name what they need (`allow`). */
export const permissionsPolicy =
  'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()'

/**
 * Headers of every answer of every listener. An answer that may be cached replaces `Cache-Control`
 * with its own value.
 */
export const safeHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': permissionsPolicy,
} as const

/** The same in the flat list that `writeHead` takes. */
export const safeHeaderList: readonly string[] = Object.entries(safeHeaders).flat()

/** The same as lines of an answer that is written to a socket by hand. */
export const safeHeaderLines: readonly string[] = Object.entries(safeHeaders).map(
  ([name, value]) => `${name}: ${value}`,
)

type Response = { setHeader(name: string, value: string): unknown }
type Listener = {
  prependListener(
    event: 'request',
    listener: (request: unknown, response: Response) => void,
  ): unknown
}

export const setSafeHeaders = (response: Response): void => {
  for (const [name, value] of Object.entries(safeHeaders)) response.setHeader(name, value)
}

/** Sets them before a framework sees the request, so that its own answers to bad ones have them. */
export const sendSafeHeaders = (server: Listener): void => {
  server.prependListener('request', (_request, response) => setSafeHeaders(response))
}
