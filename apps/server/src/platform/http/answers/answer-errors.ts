import { defaultLanguage } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { refusalBody } from './envelope.ts'
import { languageOf } from '../language-of.ts'
import { familyOf } from '../route-family.ts'

export type ErrorContext = {
  /** The default language of a visitor, by the brand of the host. */
  defaultLanguageOf?(host: string): Language
  countRefusal?(code: RefusalCode): void
}

export type ErrorAnswers = Required<ErrorContext> & {
  onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply
  onUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new Refusal('request_body_required')
  if (error.statusCode === 413) return new Refusal('request.too_large')
  if (error.statusCode === 414) return new Refusal('request.url_too_long')
  if (error.statusCode === 415) return new Refusal('request.unsupported_media')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503 || isLostWait(error)) return new Refusal('wallet.busy')
  if (error.statusCode && error.statusCode < 500) return new Refusal('request_param_err')
  return new Refusal('unknown.system.err')
}

/** Answers errors outside a route's own code, in the shape of the route's family. */
export const createErrorAnswers = ({
  defaultLanguageOf = () => defaultLanguage,
  countRefusal = () => undefined,
}: ErrorContext = {}): ErrorAnswers => {
  const refuse = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => {
    countRefusal(refusal.code)
    const language = languageOf(request, defaultLanguageOf(request.hostname))
    const { status, body } = refusalBody(familyOf(request), refusal, language)
    // Fastify runs no hooks for what it cannot route.
    return reply.status(status).headers(safeHeaders).send(body)
  }
  return {
    defaultLanguageOf,
    countRefusal,
    onError: (error, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.code === 'unknown.system.err') request.log.error({ err: error }, 'failed')
      return refuse(refusal, request, reply)
    },
    onUnknownPath: (request, reply) => refuse(new Refusal('not_found'), request, reply),
  }
}
