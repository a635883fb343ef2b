import { vendorHttpStatus } from '@trevo/contract/vendor/status.ts'
import { createCallCheck, type CallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import type { z } from 'zod'
import type { AnswerCall, CallAnswer, ProtocolNeeds } from '../protocol.ts'
import { carryOut, judge } from '../ended.ts'
import { writeReply, type Ended, type Unread } from './write-reply.ts'

type Handle<Message> = (vendor: string, message: Message) => Promise<Ended>
type Signed = Extract<CallCheck, { ok: true }>

const textOf = (json: unknown, field: 'requestId' | 'playerRef'): string => {
  const text = (json as { [Field in typeof field]?: unknown } | null)?.[field]
  return typeof text === 'string' ? text.slice(0, 64) : ''
}

/** A present field of a wrong shape is WRONG_TYPES; a missing or unknown one WRONG_SYNTAX. */
const objectionTo = (error: z.ZodError, json: object): Unread => {
  const [issue] = error.issues
  const field = issue?.path[0]
  const isPresent = field !== undefined && Object.hasOwn(json, field)
  return { kind: 'unread', status: isPresent ? 'WRONG_TYPES' : 'WRONG_SYNTAX' }
}

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

// Not signed: to whom would it be, without a key that both know?
const refusal = (status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE'): CallAnswer => ({
  status: vendorHttpStatus(status),
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ status, requestId: '' }),
})

/** Runs one message; an error of ours becomes a 500, after which nothing may be assumed. */
const decide = async <Message>(
  { log }: ProtocolNeeds,
  json: unknown,
  schema: z.ZodType<Message>,
  { vendor }: Signed,
  handle: Handle<Message>,
): Promise<Ended> => {
  const parsed = schema.safeParse(json)
  if (!parsed.success) return objectionTo(parsed.error, Object(json))
  return carryOut(log, vendor, () => handle(vendor, parsed.data))
}

const signedAnswer = (
  { vendor, key, nonce }: Signed,
  answer: { readonly status: number; readonly body: string; readonly nowMs: number },
): CallAnswer => {
  const headers = answerHeaders(key, { vendor, nonce }, answer)
  const list = ['content-type', 'application/json']
  for (const name in headers) list.push(name, headers[name] ?? '')
  return { status: answer.status, headers: list, body: answer.body }
}

/** Serves one kind of message: signature, parse, order, signed answer. */
export const serveMessage = <Message>(
  needs: ProtocolNeeds,
  endpoint: { readonly path: string; readonly body: z.ZodType<Message> },
  handle: Handle<Message>,
): AnswerCall => {
  const { clock, log } = needs
  const { path, body: schema } = endpoint
  const check = createCallCheck(needs.vendors.findVendorKeys)

  return async ({ request, bytes }) => {
    const nowMs = clock.now().getTime()
    const signed = check(request.url ?? '', request.headers, bytes, nowMs)
    if (!signed.ok) {
      const address = request.socket.remoteAddress
      log.warn({ path, reason: signed.reason, address }, 'call not accepted')
      return refusal(signed.status)
    }
    const json = parseJson(bytes)
    const ended = await decide(needs, json, schema, signed, handle)
    needs.judge(signed.vendor, judge(ended))
    const attempt = { requestId: textOf(json, 'requestId'), playerRef: textOf(json, 'playerRef') }
    const body = writeReply(ended, attempt)
    return signedAnswer(signed, { status: ended ? 200 : 500, body, nowMs })
  }
}
