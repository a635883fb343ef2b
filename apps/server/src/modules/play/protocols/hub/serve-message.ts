import { parseExactJson } from '@trevo/vendor-kit/exact/exact-json.ts'
import { isBodySigned } from '@trevo/vendor-kit/hub/sign-body.ts'
import type { z } from 'zod'
import { inForce, type HubVendor } from '../../common/domain/adapted-vendor.ts'
import { carryOut, judge } from '../ended.ts'
import type { AnswerCall, Call, CallAnswer, ProtocolNeeds } from '../protocol.ts'
import { writeReply, type Attempt, type Ended } from './write-reply.ts'

const answer = (status: number, body: string): CallAnswer => ({
  status,
  headers: ['content-type', 'application/json'],
  body,
})

/** The answer to a caller that was rejected before an order. */
export const unanswered = (status: number, word: string): CallAnswer =>
  answer(status, JSON.stringify({ status: word, request_uuid: '' }))

const isOwn = (hub: HubVendor, { request, bytes }: Call, nowMs: number): boolean => {
  const signature = request.headers[hub.signatureHeader]
  if (typeof signature !== 'string') return false
  const keys = inForce(hub.publicKeys, nowMs).map(({ key }) => key)
  return isBodySigned(keys, signature, bytes)
}

const textOf = (json: unknown, field: keyof Attempt): string => {
  const text = (json as { [Field in typeof field]?: unknown } | null)?.[field]
  return typeof text === 'string' ? text.slice(0, 64) : ''
}

/** A present field of a wrong shape is WRONG_TYPES; a missing one WRONG_SYNTAX. */
const objectionTo = (error: z.ZodError, json: object): Ended => {
  const field = error.issues[0]?.path[0]
  const isPresent = field !== undefined && Object.hasOwn(json, field)
  return {
    kind: 'unread',
    status: isPresent ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX',
  }
}

/** Serves one kind of message of one vendor: signature over the raw bytes, parse, order, answer. */
export const serveMessage = <Message>(
  { clock, log, judge: judgeVendor, recordRefused }: ProtocolNeeds,
  hub: HubVendor,
  schema: z.ZodType<Message>,
  handle: (vendor: string, message: Message) => Promise<Ended>,
): AnswerCall => {
  const { vendor } = hub
  return async (call) => {
    if (!isOwn(hub, call, clock.now().getTime())) {
      recordRefused({ reason: 'signature', address: call.address, called: vendor })
      return unanswered(401, 'RS_ERROR_INVALID_SIGNATURE')
    }
    const json = parseExactJson(call.bytes.toString('utf8'))
    const parsed = schema.safeParse(json)
    const ended = parsed.success
      ? await carryOut(log, vendor, () => handle(vendor, parsed.data))
      : objectionTo(parsed.error, Object(json))
    judgeVendor(vendor, judge(ended))
    const attempt = { request_uuid: textOf(json, 'request_uuid'), user: textOf(json, 'user') }
    return answer(ended ? 200 : 500, writeReply(ended, attempt))
  }
}
