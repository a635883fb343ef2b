import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { rotateSeeds, setClientSeed } from '../service/change-seeds.ts'
import { finishRound, getOwnRound } from '../service/finish-round.ts'
import { getOpenSession } from '../service/game-session.ts'
import { describeRound } from '../service/get-round.ts'
import { listCommitments } from '../service/list-commitments.ts'
import { listRounds } from '../service/list-rounds.ts'
import { openGameSession } from '../service/open-game-session.ts'
import { playRound } from '../service/play-round.ts'
import { resumeGameSession } from '../service/resume-game-session.ts'
import { createRouteBinder } from './bind-route.ts'

/** The player API: every endpoint of the contract and nothing else. */
export const bindRoutes = (
  app: FastifyInstance,
  dependencies: Dependencies,
  checkAnswers: boolean,
): void => {
  const route = createRouteBinder(app, {
    getOpenSession: getOpenSession(dependencies),
    checkAnswers,
  })
  route(rgsEndpoints.openGameSession, ({ body }) => openGameSession(dependencies)(body))
  route(rgsEndpoints.resumeGameSession, ({ session, token }) =>
    resumeGameSession(dependencies)(session, token),
  )
  route(rgsEndpoints.playRound, ({ session, body }) => playRound(dependencies)(session, body))
  route(rgsEndpoints.finishRound, ({ session, params }) =>
    finishRound(dependencies)(session, params.roundId),
  )
  route(rgsEndpoints.listRounds, ({ session, query }) =>
    listRounds(dependencies)(session, query.cursor),
  )
  route(rgsEndpoints.getRound, async ({ session, params }) =>
    describeRound(dependencies)(await getOwnRound(dependencies, session, params.roundId)),
  )
  route(rgsEndpoints.rotateSeeds, ({ session }) => rotateSeeds(dependencies)(session))
  route(rgsEndpoints.setClientSeed, ({ session, body }) =>
    setClientSeed(dependencies)(session, body),
  )
  route(rgsEndpoints.listCommitments, ({ query }) => listCommitments(dependencies)(query.from))
}
