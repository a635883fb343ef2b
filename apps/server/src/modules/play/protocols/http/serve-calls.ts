import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import { safeHeaderList } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { DirectHandler } from '../../../../platform/http/app/create-fastify.ts'
import type { CallerAddress } from '../../../../platform/http/visitors/caller-address.ts'
import type { RefusedCall } from '../record-refused-calls.ts'
import type { AnswerCall, Call, CallAnswer, VendorProtocol } from '../protocol.ts'

export type CallServer = {
  /** By path; each accepts POSTs. */
  readonly handlers: ReadonlyMap<string, DirectHandler>
  /** From here on connections close with their answer. */
  drain(): void
}

// A larger message is invalid; the largest valid one carries 64 movements.
const bodyBytesMax = 65_536
const empty = Buffer.alloc(0)

/** The caller closed its connection before the whole body had arrived. */
class CallerGone extends Error {}

type CallEvents = {
  onError(error: unknown, path: string): void
  recordRefused(call: RefusedCall): void
  readonly addressOf: CallerAddress
  /** Whether the address sent so many refused calls that its next one is not read. */
  isLimited(address: string | undefined): boolean
}

/** The body as received; undefined if it is too long. @throws CallerGone */
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
    // Only the caller can end a request early: the server ends none that it is reading.
    request.on('error', () => reject(new CallerGone()))
  })

/**
 * Serves POSTs of small bodies on node's own HTTP: a machine's signed call needs nothing of what a framework does
 * for browsers, and there are thousands per second. It handles only the exact method and path of a call; every
 * other spelling is left to the router.
 */
export const createCallServer = (
  { calls, unanswered }: VendorProtocol,
  { onError, recordRefused, addressOf, isLimited }: CallEvents,
): CallServer => {
  let isDraining = false

  const send = (response: ServerResponse, { status, headers, body }: CallAnswer): void => {
    const length = ['content-length', String(Buffer.byteLength(body))]
    const close = isDraining ? ['connection', 'close'] : []
    response.writeHead(status, [...headers, ...safeHeaderList, ...length, ...close])
    response.end(body)
  }

  /** The rest of the request is not read. */
  const endWith = (said: CallAnswer, request: IncomingMessage, response: ServerResponse): void => {
    response.once('finish', () => request.destroy())
    send(response, said)
  }

  const answer = async (
    call: AnswerCall,
    { request, query, address }: Omit<Call, 'bytes'>,
    response: ServerResponse,
  ): Promise<void> => {
    const bytes = await readBody(request)
    if (bytes) return send(response, await call({ request, bytes, query, address }))
    endWith(unanswered.tooLong, request, response)
  }

  const handlerOf =
    (path: string, call: AnswerCall): DirectHandler =>
    (request, response, query) => {
      if (request.method !== 'POST') return false
      // A closed connection has no address any more.
      const address = addressOf(request)
      if (isLimited(address)) {
        recordRefused({ reason: 'limited', address, called: path })
        endWith(unanswered.limited, request, response)
        return true
      }
      answer(call, { request, query, address }, response).catch((error: unknown) => {
        if (error instanceof CallerGone) {
          recordRefused({ reason: 'gone', address, called: path })
          return void response.destroy()
        }
        onError(error, path)
        if (response.headersSent || request.destroyed) response.destroy()
        // The vendor retries either way; a database that was only busy is no error.
        else send(response, isLostWait(error) ? unanswered.busy : unanswered.failed)
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
