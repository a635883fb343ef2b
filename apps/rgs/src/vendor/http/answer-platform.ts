import {
  cancelFreeRounds,
  grantFreeRounds,
  listFreeRounds,
  type FreeRoundListReply,
  type FreeRoundReply,
} from '@trevo/contract/vendor/free-rounds.ts'
import { queryLiveTables, type LiveTablesReply } from '@trevo/contract/vendor/live-tables.ts'
import { queryRound, type RoundReply } from '@trevo/contract/vendor/round-query.ts'
import { queryStatement, type StatementReply } from '@trevo/contract/vendor/statement.ts'
import { queryTableRooms, type TableRoomsReply } from '@trevo/contract/vendor/table-rooms.ts'
import {
  queryTableDeal,
  queryTableSignals,
  type TableDealReply,
  type TableSignalsReply,
} from '@trevo/contract/vendor/table-signals.ts'
import {
  queryTableStreams,
  setTableStream,
  type TableStreamReply,
  type TableStreamsReply,
} from '@trevo/contract/vendor/table-streams.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { createQuestionAnswers } from '@trevo/vendor-kit/signing/answer-question.ts'
import { createCallCheck } from '@trevo/vendor-kit/signing/check-call.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Dependencies } from '../../dependencies.ts'
import { findTableDeal } from '../../cards/collusion/service/find-table-deal.ts'
import { listTableSignals } from '../../cards/collusion/service/list-table-signals.ts'
import { findSeatState } from '../../cards/seats/service/find-seat-state.ts'
import { listTableRooms } from '../../cards/views/service/list-table-rooms.ts'
import { stateOfRound } from '../../rounds/domain/state-of-round.ts'
import { findRound } from '../../rounds/repository/rounds.ts'
import { createFreeCampaigns } from '../../free-rounds/service/free-campaigns.ts'
import { listStatement } from '../../rounds/service/list-statement.ts'
import { waitsForOptionalOffer } from '../../rounds/service/optional-offer.ts'
import { listLiveTables } from '../../rooms/running/service/list-live-tables.ts'
import { changeTableStream, listTableStreams } from '../../rooms/videos/service/table-videos.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A round, or a seat at a table of players, as reported to the platform. */
const findRoundState = async (
  dependencies: Dependencies,
  roundId: string,
): Promise<Omit<RoundReply, 'requestId'>> => {
  if (!uuid.test(roundId)) return { state: 'unknown' }
  const round = await findRound(dependencies.database.db, roundId)
  if (!round) return { state: (await findSeatState(dependencies)(roundId)) ?? 'unknown' }
  const isOptionalOffer = waitsForOptionalOffer(dependencies, round)
  return { state: stateOfRound[round.state], isOptionalOffer }
}

type AnswerQuery = <Query>(
  endpoint: { readonly path: string; readonly body: z.ZodType<Query> },
  reply: (query: Query) => Promise<object>,
) => unknown

/** Queries about tables: those of players among themselves, and live ones. */
const answerAboutTables = (
  answer: AnswerQuery,
  dependencies: Dependencies,
  roomTitles: readonly TitleData[],
): void => {
  answer(queryTableRooms, async ({ requestId }): Promise<TableRoomsReply> => {
    const rooms = await listTableRooms(dependencies)()
    return { requestId, rooms }
  })
  const liveTables = listLiveTables(dependencies, roomTitles)
  answer(queryLiveTables, async ({ requestId }): Promise<LiveTablesReply> => {
    return { requestId, tables: await liveTables() }
  })
  answer(queryTableSignals, async ({ requestId, after }): Promise<TableSignalsReply> => {
    const signals = await listTableSignals(dependencies)(after)
    return { requestId, signals }
  })
  answer(queryTableDeal, async ({ requestId, ...name }): Promise<TableDealReply> => {
    const deal = uuid.test(name.tableId) ? await findTableDeal(dependencies)(name) : null
    return { requestId, deal }
  })
  answer(queryTableStreams, async ({ requestId }): Promise<TableStreamsReply> => {
    return { requestId, tables: await listTableStreams(dependencies)() }
  })
  answer(setTableStream, async ({ requestId, ...change }): Promise<TableStreamReply> => {
    return { requestId, ...(await changeTableStream(dependencies)(change)) }
  })
}

/** Answers the platform's queries, signed in both directions like the wallet's calls. `roomTitles` have a room here. */
export const answerPlatform = async (
  root: FastifyInstance,
  dependencies: Dependencies,
  keys: VendorKeys,
  roomTitles: readonly TitleData[],
): Promise<void> => {
  const { machineClock } = dependencies
  const check = createCallCheck((vendor) => (vendor === keys.vendor ? keys : undefined))
  const answerQuestion = createQuestionAnswers(check, () => machineClock.now().getTime())
  await root.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const answer: AnswerQuery = ({ path, body: schema }, reply) =>
      app.post(path, { config: { rateLimit: false } }, async ({ raw, headers, body }, response) => {
        const question = { url: raw.url ?? '', headers, body }
        const answered = await answerQuestion(question, { schema, reply })
        return response
          .status(answered.status)
          .headers(answered.headers)
          .type('application/json')
          .send(answered.body)
      })

    answer(queryRound, async ({ requestId, roundId }): Promise<RoundReply> => ({
      requestId,
      ...(await findRoundState(dependencies, roundId)),
    }))
    const campaigns = createFreeCampaigns(dependencies)
    answer(grantFreeRounds, async ({ requestId, ...grant }): Promise<FreeRoundReply> => {
      const granted = await campaigns.grant(grant)
      return { requestId, ...granted }
    })
    answer(listFreeRounds, async ({ requestId, playerRef }): Promise<FreeRoundListReply> => {
      const listed = await campaigns.list(playerRef)
      return { requestId, ...listed }
    })
    answer(cancelFreeRounds, async ({ requestId, campaignId }): Promise<FreeRoundReply> => {
      const cancelled = await campaigns.cancel(campaignId)
      return { requestId, ...cancelled }
    })
    answer(queryStatement, async ({ requestId, ...span }): Promise<StatementReply> => {
      const page = await listStatement(dependencies)(span)
      return { requestId, ...page }
    })
    answerAboutTables(answer, dependencies, roomTitles)
  })
}
