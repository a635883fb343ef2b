import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { safeHeaderLines } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { ConnectionError } from 'fastify'

/** A first line of this length is itself what is too long, not the headers behind it. */
const targetBytesMax = 8_000

/** As much of a request as can be read in what node's parser gave up on; maybe nothing at all. */
export type BrokenRequest = {
  readonly target: string
  /** Of `language` and `host`, those that were read. */
  readonly headers: Readonly<Record<string, string>>
}

const readHead = (text: string): BrokenRequest => {
  const [first = '', ...lines] = text.split('\r\n')
  const [, target = ''] = /^[A-Z-]+ (\S+)/.exec(first) ?? []
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^(language|host) *: *([\w.:[\]-]{1,253}) *$/i.exec(line) ?? []
    return name !== undefined && value !== undefined ? [[name.toLowerCase(), value] as const] : []
  })
  return { target, headers: Object.fromEntries(headers) }
}

const codeOf = (error: ConnectionError, { target }: BrokenRequest): RefusalCode => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.too_slow'
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 'request_param_err'
  return target.length > targetBytesMax ? 'request.url_too_long' : 'request.headers_too_large'
}

/**
 * Answers what is no HTTP, comes too late or is too long for node's own parser, and ends the connection.
 * `answerOf` gives status and body.
 */
export const answerBrokenRequests =
  (
    answerOf: (
      code: RefusalCode,
      request: BrokenRequest,
    ) => { readonly status: number; readonly body: object },
  ) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const packet: unknown = error.rawPacket
    const request = readHead(Buffer.isBuffer(packet) ? packet.toString('latin1') : '')
    const { status, body } = answerOf(codeOf(error, request), request)
    const text = JSON.stringify(body)
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
