import { hash, timingSafeEqual } from 'node:crypto'
import { parseExactJson } from '@trevo/vendor-kit/exact/exact-json.ts'
import type { z } from 'zod'
import { inForce, type OneWalletVendor } from '../../common/domain/adapted-vendor.ts'
import { carryOut, judge } from '../ended.ts'
import type { AnswerCall, CallAnswer, ProtocolNeeds } from '../protocol.ts'
import { writeReply, type Attempt, type Ended, type Operation } from './write-reply.ts'

const answer = (status: number, body: string): CallAnswer => ({
  status,
  headers: ['content-type', 'application/json'],
  body,
})

/** The answer to a caller that was rejected before an order. */
export const unanswered = (status: number, word: string): CallAnswer =>
  answer(status, JSON.stringify({ status: word, uuid: '' }))

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Compared by digests of equal length, so that the time does not reveal how much was right. */
const isToken = (vendor: OneWalletVendor, shown: string, nowMs: number): boolean => {
  const digest = digestOf(shown)
  const all = inForce(vendor.tokens, nowMs)
  return all.filter(({ token }) => timingSafeEqual(digestOf(token), digest)).length > 0
}

const textOf = (json: unknown, field: keyof Attempt | 'authToken', lengthMax: number): string => {
  const text = (json as { [Field in typeof field]?: unknown } | null)?.[field]
  return typeof text === 'string' ? text.slice(0, lengthMax) : ''
}

const shownToken = ({ tokenIn }: OneWalletVendor, query: string, json: unknown): string =>
  tokenIn === 'body'
    ? textOf(json, 'authToken', 256)
    : (new URLSearchParams(query).get('authToken') ?? '')

/** Serves one operation of one vendor: token, parse, order, answer. */
export const serveMessage = <Message>(
  { clock, log, judge: judgeVendor, recordRefused }: ProtocolNeeds,
  oneWallet: OneWalletVendor,
  operation: Operation,
  schema: z.ZodType<Message>,
  handle: (vendor: string, message: Message) => Promise<Ended>,
): AnswerCall => {
  const { vendor } = oneWallet
  return async ({ bytes, query, address }) => {
    const json = parseExactJson(bytes.toString('utf8'))
    const attempt = { uuid: textOf(json, 'uuid', 64), sid: textOf(json, 'sid', 128) }
    const token = shownToken(oneWallet, query, json)
    if (!isToken(oneWallet, token, clock.now().getTime())) {
      // The URL of the call contains the token, right or wrong, so it is not logged.
      recordRefused({ reason: 'token', address, called: `${vendor} ${operation}` })
      return unanswered(200, 'INVALID_TOKEN_ID')
    }
    const parsed = schema.safeParse(json)
    const ended: Ended = parsed.success
      ? await carryOut(log, vendor, () => handle(vendor, parsed.data))
      : { kind: 'unread', status: 'INVALID_PARAMETER' }
    judgeVendor(vendor, judge(ended))
    return answer(ended ? 200 : 500, writeReply(operation, ended, attempt))
  }
}
