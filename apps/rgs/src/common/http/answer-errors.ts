import { defaultLanguage } from '@trevo/languages/languages.ts'
import { answerBrokenRequests } from '@trevo/platform/http/answer-broken-request.ts'
import { languageOf } from '@trevo/platform/http/language-of.ts'
import { refusalBodyOf } from '@trevo/platform/http/refusal-body.ts'
import { refusalOfError } from '@trevo/platform/http/refusal-of.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Answers a refusal in the language that the player's game sends with every call. */
export const refuse = (
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, body } = refusalBodyOf(refusal, languageOf(request, defaultLanguage))
  return reply.status(status).header('Cache-Control', 'no-store').send(body)
}

/** Answers errors outside a route's own code. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => refuse(refusalOfError(error, request.log), request, reply)

export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(new Refusal('not_found'), request, reply)

export const answerBrokenRequest = answerBrokenRequests((code, request) =>
  refusalBodyOf(new Refusal(code), languageOf(request, defaultLanguage)),
)
