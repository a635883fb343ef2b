import type { RoundState } from '@trevo/contract/rgs/round.ts'
import { queryRound, type RoundReply } from '@trevo/contract/vendor/round-query.ts'
import { createCallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { findRound } from '../repository/rounds.ts'

const stateFor = {
  created: 'open',
  debited: 'open',
  in_steps: 'open',
  cancelling: 'open',
  // The payout is on its way and will be retried until it arrives.
  played: 'settled',
  credited: 'settled',
  closed: 'settled',
  cancelled: 'cancelled',
} as const satisfies Record<RoundState, RoundReply['state']>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Answers the platform's question about a round, signed both ways like the wallet's calls. */
export const answerPlatform = async (
  root: FastifyInstance,
  { database, clock }: Dependencies,
  keys: VendorKeys,
): Promise<void> => {
  const check = createCallCheck((vendor) => (vendor === keys.vendor ? keys : undefined))
  await root.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    app.post(queryRound.path, { config: { rateLimit: false } }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const nowMs = clock.now().getTime()
      const signed = check(request.raw.url ?? '', request.headers, bytes, nowMs)
      if (!signed.ok) return reply.status(401).send({ status: signed.status })
      const query = queryRound.body.safeParse(JSON.parse(bytes.toString('utf8')))
      if (!query.success) return reply.status(400).send({ status: 'WRONG_SYNTAX' })
      const { requestId, roundId } = query.data
      const round = uuid.test(roundId) ? await findRound(database.db, roundId) : undefined
      const state = round ? stateFor[round.state] : 'unknown'
      const body = JSON.stringify({ requestId, state } satisfies RoundReply)
      const { vendor, key, nonce } = signed
      return reply
        .headers(answerHeaders(key, { vendor, nonce }, { status: 200, body, nowMs }))
        .type('application/json')
        .send(body)
    })
  })
}
