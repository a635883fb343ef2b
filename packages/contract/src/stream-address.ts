import { z } from 'zod'

/** Who looks at a stream on this machine needs no certificate; nobody else can be looked into. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

const read = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || url.hash) return undefined
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))
  return isSafe ? url : undefined
}

/** Address of an HLS playlist: https, or http on this machine. */
const StreamAddress = z
  .string()
  .max(500)
  .refine((text) => read(text)?.href === text, 'an https address as a browser writes it')

/** An origin beside that of the playlist from which the parts of a stream come. */
const StreamOrigin = z
  .string()
  .max(200)
  .refine((text) => read(text)?.origin === text, 'an https origin without a path')

/** Where the video of a live table comes from. */
export const TableStream = z.strictObject({
  url: StreamAddress,
  /** Where its parts lie when not beside the playlist. */
  origins: z.array(StreamOrigin).max(4),
})
export type TableStream = z.infer<typeof TableStream>
