import { z } from 'zod'

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether an address refers to this machine. */
export const isLoopback = (address: string): boolean => loopback.has(new URL(address).hostname)

// Local network names: RFC 6761, 6762 and 8375, and `internal`, which ICANN reserved in 2024.
const localName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/
// The address becomes part of a content security policy, where `*` would match any name.
const publicName =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const isPublicName = (hostname: string): boolean =>
  publicName.test(hostname) && !localName.test(hostname)

const read = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || url.hash) return undefined
  const { protocol, hostname } = url
  // A stream on this machine needs no certificate.
  if (loopback.has(hostname)) return /^https?:$/.test(protocol) ? url : undefined
  return protocol === 'https:' && isPublicName(hostname) ? url : undefined
}

/** Address of an HLS playlist: https with a public host name, or http on this machine. */
const StreamAddress = z
  .string()
  .max(500)
  .refine((text) => read(text)?.href === text, 'an https address as a browser writes it')

/** An origin other than the playlist's from which the segments of a stream are loaded. */
const StreamOrigin = z
  .string()
  .max(200)
  .refine((text) => read(text)?.origin === text, 'an https origin without a path')

/** Where the video of a live table comes from. */
export const TableStream = z.strictObject({
  url: StreamAddress,
  /** Where its segments are, if not at the playlist's origin. */
  origins: z.array(StreamOrigin).max(4),
})
export type TableStream = z.infer<typeof TableStream>
