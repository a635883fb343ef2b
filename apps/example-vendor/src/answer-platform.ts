import { queryRound, type RoundReply } from '@trevo/contract/vendor/round-query.ts'
import {
  queryStatement,
  type StatementBet,
  type StatementReply,
} from '@trevo/contract/vendor/statement.ts'
import { createQuestionAnswers } from '@trevo/vendor-kit/signing/answer-question.ts'
import { createCallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Round, RoundState, Rounds } from './rounds.ts'

const stateFor = {
  debiting: 'open',
  rolling_back: 'open',
  crediting: 'settled',
  settled: 'settled',
  cancelled: 'cancelled',
} as const satisfies Record<RoundState, RoundReply['state']>

const betOf = ({ debitId, roundId, stake, payout, state, at }: Round): StatementBet => {
  const told = stateFor[state]
  const time = at.toISOString()
  return {
    transactionId: debitId,
    roundId,
    stake,
    payout,
    state: told,
    at: time,
  }
}

/** What the platform requests from us, signed in both directions like our own calls. */
export const answerPlatform = async (
  root: FastifyInstance,
  { rounds, keys, nowMs }: { rounds: Rounds; keys: VendorKeys; nowMs: () => number },
): Promise<void> => {
  const check = createCallCheck((vendor) => (vendor === keys.vendor ? keys : undefined))
  const answerQuestion = createQuestionAnswers(check, nowMs)
  await root.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const answer = <Query>(
      { path, body: schema }: { readonly path: string; readonly body: z.ZodType<Query> },
      reply: (query: Query) => object,
    ) =>
      app.post(path, async ({ raw, headers, body }, response) => {
        const question = { url: raw.url ?? '', headers, body }
        const answered = await answerQuestion(question, { schema, reply })
        return response
          .status(answered.status)
          .headers(answered.headers)
          .type('application/json')
          .send(answered.body)
      })

    answer(queryRound, ({ requestId, roundId }): RoundReply => {
      const round = rounds.find(roundId)
      return { requestId, state: round ? stateFor[round.state] : 'unknown' }
    })
    answer(queryStatement, ({ requestId, from, to }): StatementReply => {
      const bets = rounds.listBetween(new Date(from), new Date(to)).map(betOf)
      // A coin has few rounds; a vendor with many returns pages with a cursor to the next.
      return { requestId, bets: bets.slice(0, 1_000), next: null }
    })
  })
}
