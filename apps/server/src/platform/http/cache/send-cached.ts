import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isKnownToCaller, type CachedResponse } from './response-cache.ts'

/**
 * Nobody on the way answers for us without asking: open pages are told of changes and ask again at
 * once. Asking costs little, for an answer that is known already is not sent.
 */
export const cachedHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Language, Merchant, Origin, Accept-Encoding',
  'Content-Type': 'application/json; charset=utf-8',
} as const

/** Answers with cached bytes in an encoding that the caller takes, or says that nothing changed. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> => {
  reply.headers({ ...cachedHeaders, ETag: cached.etag })
  if (isKnownToCaller(request.headers['if-none-match'], cached.etag)) {
    return reply.removeHeader('Content-Type').status(304).send()
  }
  const size = cached.ready.identity?.length ?? 0
  const encoding = encodingFor(request.headers['accept-encoding'], size)
  const bytes = await cached.encode(encoding)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(bytes)
}
