import type { IncomingHttpHeaders } from 'node:http'

/** A header as one text, however often it was sent. */
export const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
