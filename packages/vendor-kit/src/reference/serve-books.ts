import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { VendorMovement, type MovementsOrder } from '@trevo/contract/vendor/shapes.ts'
import { createCallCheck } from '../signing/check-call.ts'
import type { VendorKeys } from '../signing/keys.ts'
import { answerHeaders } from '../signing/sign-answer.ts'
import type { ReferenceBooks } from './books.ts'

/** Possible failures of a call: asked before each, so that a test can plan them. */
export type Fault =
  /** The call never arrives. */
  | 'lost'
  /** It arrives and is decided; the answer is lost. */
  | 'answer_lost'
  /** It arrives, and the answer has somebody else's signature. */
  | 'forged'
  | 'http_500'
  | undefined

export type ReferenceServer = {
  readonly baseUrl: string
  /** Replace it to make calls fail; `call` is the last part of the path, `count` from 1 per call. */
  faultOf: (call: string, count: number) => Fault
  /** Messages that reached the books, in order. */
  readonly seen: { readonly call: string; readonly message: Record<string, unknown> }[]
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer) // a request without encoding gives buffers
  return Buffer.concat(parts)
}

/** Carries out one movement of several; an unreadable one is answered separately. */
const moveOne = (books: ReferenceBooks, json: unknown): object => {
  const parsed = VendorMovement.safeParse(json)
  if (!parsed.success) return { status: 'WRONG_SYNTAX' }
  const movement = { ...parsed.data, requestId: '' }
  if (movement.kind === 'debit') return books.debit(movement)
  return movement.kind === 'credit' ? books.credit(movement) : books.rollback(movement)
}

type Parsed =
  | { readonly ok: true; readonly message: object }
  | { readonly ok: false; readonly status: string }

const parseMessage = (path: string, body: Buffer): Parsed => {
  const endpoint = Object.values(vendorEndpoints).find((one) => one.path === path)
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return { ok: false, status: 'WRONG_SYNTAX' }
  }
  const parsed = endpoint?.body.safeParse(json)
  if (parsed?.success) return { ok: true, message: parsed.data }
  const field = parsed?.error.issues[0]?.path[0]
  const isPresent = field !== undefined && Object.hasOwn(Object(json), field)
  return { ok: false, status: isPresent ? 'WRONG_TYPES' : 'WRONG_SYNTAX' }
}

/** Serves the books through the signed protocol on a free port, with faults on demand. */
export const serveBooks = async (
  books: ReferenceBooks,
  keys: VendorKeys,
  nowMs: () => number,
): Promise<ReferenceServer> => {
  const check = createCallCheck((vendor) => (vendor === keys.vendor ? keys : undefined))
  // The paths name the messages; each handler takes its own, already validated by its schema.
  const handlers: Record<string, (message: never) => object> = {
    [vendorEndpoints.checkSession.path]: books.checkSession,
    [vendorEndpoints.getVendorBalance.path]: books.balance,
    [vendorEndpoints.debit.path]: books.debit,
    [vendorEndpoints.credit.path]: books.credit,
    [vendorEndpoints.rollback.path]: books.rollback,
    [vendorEndpoints.closeRound.path]: books.closeRound,
    [vendorEndpoints.moveMany.path]: ({ movements }: MovementsOrder) => ({
      status: 'OK',
      replies: movements.map((movement) => moveOne(books, movement)),
    }),
  }
  const counts = new Map<string, number>()

  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const call = path.split('/').at(-1) ?? ''
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    const fault = server.faultOf(call, count)
    const bytes = await readBody(request)
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'http_500') return void response.writeHead(500).end('{}')
    const signed = check(path, request.headers, bytes, nowMs())
    if (!signed.ok) {
      const body = JSON.stringify({ status: signed.status, requestId: '' })
      return void response.writeHead(401, { 'content-type': 'application/json' }).end(body)
    }
    const parsed = parseMessage(path, bytes)
    const answer = parsed.ok ? handlers[path]?.(parsed.message as never) : { status: parsed.status }
    const message = parsed.ok ? (parsed.message as Record<string, unknown>) : {}
    server.seen.push({ call, message })
    if (fault === 'answer_lost') return void request.socket.destroy()
    const requestId = String(message['requestId'] ?? '')
    const body = JSON.stringify({ ...answer, requestId })
    const { vendor, key, nonce } = signed
    const about = { vendor, nonce: fault === 'forged' ? `${nonce}x` : nonce }
    const headers = answerHeaders(key, about, { status: 200, body, nowMs: nowMs() })
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)
  }

  const http = createServer((request, response) => {
    answerCall(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo // listening on TCP
  const server: ReferenceServer = {
    baseUrl: `http://127.0.0.1:${port}`,
    faultOf: () => undefined,
    seen: [],
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
