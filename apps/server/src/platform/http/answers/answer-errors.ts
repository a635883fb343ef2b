import { defaultLanguage } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { refusalOfError } from '@trevo/platform/http/refusal-of.ts'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { languageOf } from '@trevo/platform/http/language-of.ts'
import { refusalBody } from './envelope.ts'
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

/** Answers errors outside a route's own code, in the shape of the route's family. */
export const createErrorAnswers = ({
  defaultLanguageOf = () => defaultLanguage,
  countRefusal = () => undefined,
}: ErrorContext = {}): ErrorAnswers => {
  const refuse = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => {
    countRefusal(refusal.code)
    const language = languageOf(request, defaultLanguageOf(request.hostname))
    const { status, body } = refusalBody(familyOf(request), refusal, language)
    // Fastify runs no hooks for requests it cannot route.
    return reply.status(status).headers(safeHeaders).send(body)
  }
  return {
    defaultLanguageOf,
    countRefusal,
    onError: (error, request, reply) => refuse(refusalOfError(error, request.log), request, reply),
    onUnknownPath: (request, reply) => refuse(new Refusal('not_found'), request, reply),
  }
}
