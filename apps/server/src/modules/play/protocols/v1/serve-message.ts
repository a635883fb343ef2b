import { vendorHttpStatus } from '@trevo/contract/vendor/status.ts'
import { createCallCheck, type CallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import type { z } from 'zod'
import type { AnswerCall, CallAnswer, ProtocolNeeds } from '../protocol.ts'
import { carryOut, judge } from '../ended.ts'
import { writeReply, type Ended, type Unread } from './write-reply.ts'

type Handle<Message> = (vendor: string, message: Message) => Promise<Ended>
type Signed = Extract<CallCheck, { ok: true }>

export const textOf = (json: unknown, field: 'requestId' | 'playerRef'): string => {
  const text = (json as { [Field in typeof field]?: unknown } | null)?.[field]
  return typeof text === 'string' ? text.slice(0, 64) : ''
}

/** A present field of a wrong shape is WRONG_TYPES; a missing or unknown one WRONG_SYNTAX. */
export const objectionTo = (error: z.ZodError, json: object): Unread => {
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

// Not signed: without a shared key it could not be verified.
const refusal = (status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE'): CallAnswer => ({
  status: vendorHttpStatus(status),
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ status, requestId: '' }),
})

/** Runs one message and judges its vendor; undefined after an internal error: nothing may be assumed. */
export const decide = async <Message>(
  { log, judge: count }: Pick<ProtocolNeeds, 'log' | 'judge'>,
  json: unknown,
  schema: z.ZodType<Message>,
  vendor: string,
  handle: Handle<Message>,
): Promise<Ended> => {
  const parsed = schema.safeParse(json)
  const ended = parsed.success
    ? await carryOut(log, vendor, () => handle(vendor, parsed.data))
    : objectionTo(parsed.error, Object(json))
  count(vendor, judge(ended))
  return ended
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

type Written = { readonly status: number; readonly body: string }

/** Serves a path to vendors: signature, JSON, signed answer. */
export const serveSigned = (
  needs: ProtocolNeeds,
  path: string,
  answer: (vendor: string, json: unknown) => Promise<Written>,
): AnswerCall => {
  const { clock, recordRefused } = needs
  const check = createCallCheck(needs.vendors.findVendorKeys)

  return async ({ request, bytes, address }) => {
    const nowMs = clock.now().getTime()
    const signed = check(request.url ?? '', request.headers, bytes, nowMs)
    if (!signed.ok) {
      recordRefused({ reason: signed.reason, address, called: path })
      return refusal(signed.status)
    }
    return signedAnswer(signed, { ...(await answer(signed.vendor, parseJson(bytes))), nowMs })
  }
}

/** Serves one kind of message. */
export const serveMessage = <Message>(
  needs: ProtocolNeeds,
  { path, body: schema }: { readonly path: string; readonly body: z.ZodType<Message> },
  handle: Handle<Message>,
): AnswerCall =>
  serveSigned(needs, path, async (vendor, json) => {
    const ended = await decide(needs, json, schema, vendor, handle)
    const attempt = { requestId: textOf(json, 'requestId'), playerRef: textOf(json, 'playerRef') }
    return { status: ended ? 200 : 500, body: writeReply(ended, attempt) }
  })
