import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { DirectHandler } from '../../../platform/http/create-fastify.ts'

export type Call = { readonly request: IncomingMessage; readonly bytes: Buffer }
/** `headers` is a flat list of names and values, as `writeHead` takes it. */
export type CallAnswer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}
export type ServeCall = (call: Call) => Promise<CallAnswer>

export type CallServer = {
  /** By path; each takes the POSTs. */
  readonly handlers: ReadonlyMap<string, DirectHandler>
  /** From here on connections end with their answer. */
  drain(): void
}

// Above it a message is no message; the largest honest one has 2,000 letters of bet detail.
const bodyBytesMax = 16_384
const empty = Buffer.alloc(0)

/** The body as it came; undefined when it is too long. */
const readBody = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    let first: Buffer | undefined
    let further: Buffer[] | undefined
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > bodyBytesMax) resolve(undefined)
      else if (!first) first = part
      else (further ??= [first]).push(part)
    })
    request.on('end', () => resolve(further ? Buffer.concat(further) : (first ?? empty)))
    request.on('error', reject)
  })

const jsonHeaders = ['content-type', 'application/json']
const tooLong: CallAnswer = {
  status: 413,
  headers: jsonHeaders,
  body: JSON.stringify({ status: 'WRONG_SYNTAX', requestId: '' } satisfies WalletReply),
}
const busy: CallAnswer = {
  status: 503,
  headers: jsonHeaders,
  body: JSON.stringify({ status: 'TEMPORARY_ERROR', requestId: '' } satisfies WalletReply),
}
const failed: CallAnswer = {
  status: 500,
  headers: jsonHeaders,
  body: JSON.stringify({ status: 'TEMPORARY_ERROR', requestId: '' } satisfies WalletReply),
}

/**
 * Serves POSTs of small bodies on node's own HTTP: a machine's signed call needs none of what a
 * framework does for people's browsers, and there are thousands a second of them. Only the exact
 * method and path of a call are its own; every other spelling is left to the router.
 */
export const createCallServer = (
  calls: ReadonlyMap<string, ServeCall>,
  onError: (error: unknown, path: string) => void,
): CallServer => {
  let isDraining = false

  const send = (response: ServerResponse, { status, headers, body }: CallAnswer): void => {
    const length = ['content-length', String(Buffer.byteLength(body))]
    const close = isDraining ? ['connection', 'close'] : []
    response.writeHead(status, [...headers, ...length, ...close])
    response.end(body)
  }

  const answer = async (
    call: ServeCall,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const bytes = await readBody(request)
    if (bytes) return send(response, await call({ request, bytes }))
    response.once('finish', () => request.destroy())
    send(response, tooLong)
  }

  const handlerOf =
    (path: string, call: ServeCall): DirectHandler =>
    (request, response) => {
      if (request.method !== 'POST') return false
      answer(call, request, response).catch((error: unknown) => {
        onError(error, path)
        if (response.headersSent || request.destroyed) response.destroy()
        // The vendor asks again either way; nothing is wrong with a database that was only busy.
        else send(response, isLostWait(error) ? busy : failed)
      })
      return true
    }

  return {
    handlers: new Map([...calls].map(([path, call]) => [path, handlerOf(path, call)])),
    drain: () => {
      isDraining = true
    },
  }
}
