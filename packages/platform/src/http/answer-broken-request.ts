import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { safeHeaderLines } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { ConnectionError } from 'fastify'

/** If the first line is this long, it is what is too long, rather than the headers after it. */
const targetBytesMax = 8_000

/** As much as can be recovered of a request that node's parser rejected; possibly nothing. */
export type BrokenRequest = {
  readonly target: string
  /** `language` and `host`, if they were read. */
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
 * Answers requests that are not HTTP, come too late or are too long for node's parser, and closes the
 * connection. `answerOf` returns status and body.
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
