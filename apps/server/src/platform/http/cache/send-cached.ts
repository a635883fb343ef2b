import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isKnownToCaller, type CachedResponse } from './response-cache.ts'

/**
 * No intermediary answers without revalidation: open pages are notified of changes and fetch again at once. That
 * costs little, because an unchanged answer is not sent.
 */
export const cachedHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Language, Merchant, Origin, Accept-Encoding',
  'Content-Type': 'application/json; charset=utf-8',
} as const

/** Answers with cached bytes in an encoding that the caller accepts, or with "not modified". */
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
