import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { safeHeaderLines } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { ConnectionError } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { ErrorAnswers } from './answer-errors.ts'
import { refusalBody } from './envelope.ts'
import { languageOf } from '../language-of.ts'
import { familyOfTarget } from '../route-family.ts'

/** A first line of this length is itself what is too long, not the headers behind it. */
const targetBytesMax = 8_000

type Head = { readonly target: string; readonly headers: Readonly<Record<string, string>> }

/** As much of a request as can be read in what node's parser gave up on; maybe nothing at all. */
const readHead = (text: string): Head => {
  const [first = '', ...lines] = text.split('\r\n')
  const [, target = ''] = /^[A-Z-]+ (\S+)/.exec(first) ?? []
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^(language|host) *: *([\w.:[\]-]{1,253}) *$/i.exec(line) ?? []
    return name !== undefined && value !== undefined ? [[name.toLowerCase(), value] as const] : []
  })
  return { target, headers: Object.fromEntries(headers) }
}

const codeOf = (error: ConnectionError, { target }: Head): RefusalCode => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.too_slow'
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 'request_param_err'
  return target.length > targetBytesMax ? 'request.url_too_long' : 'request.headers_too_large'
}

/**
 * Answers what is not HTTP, comes too late or is too long for node's own parser, in the words of the
 * family that is meant as far as that can be read, and ends the connection.
 */
export const createBrokenRequestAnswer =
  ({ defaultLanguageOf, countRefusal }: Pick<ErrorAnswers, 'defaultLanguageOf' | 'countRefusal'>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const packet: unknown = error.rawPacket
    const head = readHead(Buffer.isBuffer(packet) ? packet.toString('latin1') : '')
    const code = codeOf(error, head)
    const { headers, target } = head
    const language = languageOf({ headers }, defaultLanguageOf(headers['host'] ?? ''))
    const { status, body } = refusalBody(familyOfTarget(target), new Refusal(code), language)
    countRefusal(code)
    const text = JSON.stringify(body)
    const answer = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      ...safeHeaderLines,
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${answer.join('\r\n')}\r\n\r\n${text}`)
    socket.destroy(error)
  }
