import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isKnownToCaller, type KeptAnswer } from './kept-answers.ts'

/**
 * Nobody on the way answers for us without asking: open pages are told of changes and ask again at
 * once. Asking costs little, for an answer that is known already is not sent.
 */
export const keptHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Vary: 'Language, Merchant, Origin, Accept-Encoding',
  'Content-Type': 'application/json; charset=utf-8',
} as const

/** Answers with kept bytes in an encoding that the caller takes, or says that nothing changed. */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): Promise<FastifyReply> => {
  reply.headers({ ...keptHeaders, ETag: kept.etag })
  if (isKnownToCaller(request.headers['if-none-match'], kept.etag)) {
    return reply.removeHeader('Content-Type').status(304).send()
  }
  const size = kept.ready.identity?.length ?? 0
  const encoding = encodingFor(request.headers['accept-encoding'], size)
  const bytes = await kept.encode(encoding)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(bytes)
}
