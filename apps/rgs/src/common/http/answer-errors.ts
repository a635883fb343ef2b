import { defaultLanguage, isLanguageCode } from '@trevo/languages/languages.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalStatus, type RefusalCode } from '@trevo/contract/refusals.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import { safeHeaderLines } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** The language of the Language header; a player's game names it with every call. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const asked = String(request.headers['language'] ?? '')
    .slice(0, 2)
    .toUpperCase()
  return isLanguageCode(asked) ? asked : defaultLanguage
}

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  413: 'request.too_large',
  414: 'request.url_too_long',
  415: 'request.unsupported_media',
  429: 'too_many_requests',
}

const codeOf = (error: FastifyError): RefusalCode => {
  const { code, statusCode = 500 } = error
  if (isLostWait(error)) return 'wallet.busy'
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'request_body_required'
  return codeByStatus[statusCode] ?? (statusCode < 500 ? 'request_param_err' : 'unknown.system.err')
}

const bodyOf = (code: RefusalCode, language: Language) => ({
  errorCode: code,
  message: refusalText(code, language),
})

const refuse = (code: RefusalCode, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(refusalStatus[code])
    .header('Cache-Control', 'no-store')
    .send(bodyOf(code, languageOf(request)))

/** Answers what went wrong outside a route's own code, as every refusal of the player API is told. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const code = codeOf(error)
  if (code === 'unknown.system.err') request.log.error({ err: error }, 'failed')
  return refuse(code, request, reply)
}

export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse('not_found', request, reply)

const codeOfBroken = ({ code }: ConnectionError): RefusalCode => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.too_slow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.headers_too_large' : 'request_param_err'
}

/** Answers what node's own parser gave up on, and ends the connection. */
export const answerBrokenRequest = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const packet: unknown = error.rawPacket
  const said = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const language = /^language *: *(\w+)/im.exec(said)?.[1]
  const code = codeOfBroken(error)
  const status = refusalStatus[code]
  const text = JSON.stringify(bodyOf(code, languageOf({ headers: { language } })))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...safeHeaderLines,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy(error)
}
