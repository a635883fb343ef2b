import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { vendorHttpStatus } from '@trevo/contract/vendor/status.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { createCallCheck, type CallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { judgementOf, no, tryAgain } from '../domain/reply.ts'
import { checkSession } from '../service/check-session.ts'
import { closeRound } from '../service/close-round.ts'
import type { PlayContext } from '../service/context.ts'
import { payOut } from '../service/pay-out.ts'
import { takeBack } from '../service/take-back.ts'
import { takeStake } from '../service/take-stake.ts'
import { tellBalance } from '../service/tell-balance.ts'
import {
  createCallServer,
  type CallAnswer,
  type CallServer,
  type ServeCall,
} from './serve-calls.ts'

type Answer = Omit<WalletReply, 'requestId'>
type Handle<Message> = (vendor: string, message: Message) => Promise<Answer>
type Signed = Extract<CallCheck, { ok: true }>

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
const refusal = (status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE'): CallAnswer => ({
  status: vendorHttpStatus(status),
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ status, requestId: '' }),
})

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

const signedAnswer = (
  { vendor, key, nonce }: Signed,
  answer: { readonly status: number; readonly body: string; readonly nowMs: number },
): CallAnswer => {
  const headers = answerHeaders(key, { vendor, nonce }, answer)
  const list = ['content-type', 'application/json']
  for (const name in headers) list.push(name, headers[name] ?? '')
  return { status: answer.status, headers: list, body: answer.body }
}

/** Binds one message: signature, parse, use case, signed answer. */
const createBind =
  (calls: Map<string, ServeCall>, context: PlayContext) =>
  <Message>(
    endpoint: { readonly path: string; readonly body: z.ZodType<Message> },
    handle: Handle<Message>,
  ): void => {
    const { clock, breaker, log } = context
    const { path, body: schema } = endpoint
    const check = createCallCheck(context.findVendorKeys)

    calls.set(path, async ({ request, bytes }) => {
      const nowMs = clock.now().getTime()
      const signed = check(request.url ?? '', request.headers, bytes, nowMs)
      if (!signed.ok) {
        const address = request.socket.remoteAddress
        log.warn({ path, reason: signed.reason, address }, 'call not accepted')
        return refusal(signed.status)
      }
      const json = parseJson(bytes)
      const answer = await decide(context, json, schema, signed, handle)
      // A failure of ours counts as a good call of theirs.
      const judgement = answer ? judgementOf(answer.status) : 'good'
      if (judgement !== 'neither') breaker.note(signed.vendor, judgement === 'fault')
      const body = JSON.stringify({ ...(answer ?? tryAgain()), requestId: requestIdOf(json) })
      return signedAnswer(signed, { status: answer ? 200 : 500, body, nowMs })
    })
  }

/**
 * The seamless wallet v1: signature over the raw bytes before anything is parsed; HTTP 200 with a
 * business status; every decided answer is signed. A 500 says that it is not known what happened:
 * the vendor asks again under the same id, or rolls back.
 */
const createVendorWallet = (context: PlayContext): CallServer => {
  const calls = new Map<string, ServeCall>()
  const bind = createBind(calls, context)
  bind(vendorEndpoints.checkSession, checkSession(context))
  bind(vendorEndpoints.getVendorBalance, tellBalance(context))
  bind(vendorEndpoints.debit, takeStake(context))
  bind(vendorEndpoints.credit, payOut(context))
  bind(vendorEndpoints.rollback, takeBack(context))
  bind(vendorEndpoints.closeRound, closeRound(context))
  return createCallServer(calls, (error, path) => {
    context.log.error({ err: error, path }, 'wallet call broke')
  })
}

/**
 * Serves the calls of `/vendor/v1/**` on the server of `root`, in front of its router: cookies,
 * compression, browser headers and limits by address are for people's browsers, and machines that
 * sign each call would pay for them with a third of the speed. `root.inject` does not come by here.
 */
export const bindVendorWallet = (root: FastifyInstance, context: PlayContext): void => {
  const wallet = createVendorWallet(context)
  for (const [path, handler] of wallet.handlers) root.serveDirectly(path, handler)
  root.addHook('preClose', async () => wallet.drain())
}
