import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { vendorHttpStatus } from '@trevo/contract/vendor/status.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { createCallCheck, type CallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isVendorFault, no, tryAgain } from '../domain/reply.ts'
import { checkSession } from '../service/check-session.ts'
import { closeRound } from '../service/close-round.ts'
import type { PlayContext } from '../service/context.ts'
import { payOut } from '../service/pay-out.ts'
import { takeBack } from '../service/take-back.ts'
import { takeStake } from '../service/take-stake.ts'
import { tellBalance } from '../service/tell-balance.ts'

type Answer = Omit<WalletReply, 'requestId'>
type Handle<Message> = (vendor: string, message: Message) => Promise<Answer>
type Signed = Extract<CallCheck, { ok: true }>

// Above it a message is no message; the largest honest one has 2,000 letters of bet detail.
const bodyLimit = 16_384

const requestIdOf = (json: unknown): string => {
  const id = (json as { requestId?: unknown } | null)?.requestId
  return typeof id === 'string' ? id.slice(0, 64) : ''
}

/** A present field of a wrong shape is WRONG_TYPES; a missing or unknown one WRONG_SYNTAX. */
const objectionTo = (error: z.ZodError, json: object): Answer => {
  const [issue] = error.issues
  const field = issue?.path[0]
  const isPresent = field !== undefined && Object.hasOwn(json, field)
  return no(isPresent ? 'WRONG_TYPES' : 'WRONG_SYNTAX')
}

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

// Not signed: to whom would it be, without a key that both know?
const refuse = (reply: FastifyReply, status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE') =>
  reply
    .status(vendorHttpStatus(status))
    .header('content-type', 'application/json')
    .send(JSON.stringify({ status, requestId: '' }))

/** Runs one message; an error of ours becomes a 500, after which nothing may be assumed. */
const decide = async <Message>(
  context: PlayContext,
  json: unknown,
  schema: z.ZodType<Message>,
  signed: Signed,
  handle: Handle<Message>,
): Promise<Answer | undefined> => {
  const parsed = schema.safeParse(json)
  if (!parsed.success) return objectionTo(parsed.error, Object(json))
  try {
    return await handle(signed.vendor, parsed.data)
  } catch (error) {
    context.log.error({ err: error, vendor: signed.vendor }, 'wallet call failed')
    return undefined
  }
}

/**
 * The seamless wallet v1 under `/vendor/v1/**`. Signature over the raw bytes before anything is
 * parsed; HTTP 200 with a business status; every decided answer is signed. A 500 says that it is
 * not known what happened: the vendor asks again under the same id, or rolls back.
 */
export const bindVendorWallet = async (
  root: FastifyInstance,
  context: PlayContext,
): Promise<void> => {
  const { clock, breaker, log } = context
  const check = createCallCheck(context.findVendorKeys)

  await root.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
      done(null, body),
    )
    const bind = <Message>(
      endpoint: { path: string; body: z.ZodType<Message> },
      handle: Handle<Message>,
    ): void => {
      const { path, body: schema } = endpoint
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const nowMs = clock.now().getTime()
        const signed = check(path, request.headers, bytes, nowMs)
        if (!signed.ok) {
          log.warn({ path, reason: signed.reason, address: request.ip }, 'call not accepted')
          return refuse(reply, signed.status)
        }
        const json = parseJson(bytes)
        const answer = await decide(context, json, schema, signed, handle)
        breaker.note(signed.vendor, answer ? isVendorFault(answer.status) : false)
        const status = answer ? 200 : 500
        const body = JSON.stringify({ ...(answer ?? tryAgain()), requestId: requestIdOf(json) })
        const { vendor, key, nonce } = signed
        const headers = answerHeaders(key, { vendor, nonce }, { status, body, nowMs })
        return reply
          .status(status)
          .header('content-type', 'application/json')
          .header('cache-control', 'no-store')
          .header(vendorHeaders.keyId, headers[vendorHeaders.keyId])
          .header(vendorHeaders.timestamp, headers[vendorHeaders.timestamp])
          .header(vendorHeaders.signature, headers[vendorHeaders.signature])
          .send(body)
      }
      // Vendors are limited by their keys and the breaker, not by their address.
      app.post(path, { config: { rateLimit: false } as object, logLevel: 'warn' }, handler)
    }

    bind(vendorEndpoints.checkSession, checkSession(context))
    bind(vendorEndpoints.getVendorBalance, tellBalance(context))
    bind(vendorEndpoints.debit, takeStake(context))
    bind(vendorEndpoints.credit, payOut(context))
    bind(vendorEndpoints.rollback, takeBack(context))
    bind(vendorEndpoints.closeRound, closeRound(context))
  })
}
