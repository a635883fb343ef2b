import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { actInRound } from '../service/act-in-round.ts'
import { rotateSeeds, setClientSeed } from '../service/change-seeds.ts'
import { finishRound, getOwnRound } from '../service/finish-round.ts'
import { getOpenSession } from '../../sessions/service/get-open-session.ts'
import { getLinkedRound } from '../service/get-linked-round.ts'
import { describeRound } from '../service/get-round.ts'
import { listCommitments } from '../../fairness/service/list-commitments.ts'
import { listRounds } from '../service/list-rounds.ts'
import { openGameSession } from '../service/open-game-session.ts'
import { watchPond } from '../../ponds/service/watch-pond.ts'
import { playRound } from '../service/play-round.ts'
import { resumeGameSession } from '../service/resume-game-session.ts'
import { getRoom } from '../service/get-room.ts'
import type { Rooms } from '../../rooms/running/service/room.ts'
import { getRoomOf } from '../../rooms/running/http/serve-room.ts'
import { createRouteBinder } from '../../common/http/bind-route.ts'

type Given = {
  readonly checkAnswers: boolean
  readonly rooms: Rooms
  /** Shared with the platform, which signs links to rounds. */
  readonly keys: VendorKeys
}

/** The player API: every endpoint of the contract and nothing else. */
export const bindRoutes = (
  app: FastifyInstance,
  dependencies: Dependencies,
  { checkAnswers, rooms, keys }: Given,
): void => {
  const route = createRouteBinder(app, {
    getOpenSession: getOpenSession(dependencies),
    checkAnswers,
    clock: dependencies.clock,
  })
  route(rgsEndpoints.openGameSession, ({ body }) => openGameSession(dependencies)(body))
  route(rgsEndpoints.resumeGameSession, ({ session, token }) =>
    resumeGameSession(dependencies)(session, token),
  )
  route(rgsEndpoints.playRound, ({ session, body }) => playRound(dependencies)(session, body))
  route(rgsEndpoints.actInRound, ({ session, params, body, receivedAt }) =>
    actInRound(dependencies)(session, { ...params, ...body, receivedAt }),
  )
  route(rgsEndpoints.finishRound, ({ session, params }) =>
    finishRound(dependencies)(session, params.roundId),
  )
  route(rgsEndpoints.listRounds, ({ session, query }) =>
    listRounds(dependencies)(session, query.cursor),
  )
  route(rgsEndpoints.getRound, async ({ session, params }) =>
    describeRound(dependencies)(await getOwnRound(dependencies, session, params.roundId)),
  )
  route(rgsEndpoints.getLinkedRound, ({ params, query }) =>
    getLinkedRound(dependencies, keys)(params.roundId, query.proof),
  )
  route(rgsEndpoints.getRoom, async ({ session }) =>
    getRoom(dependencies)(session, getRoomOf(rooms, session)),
  )
  route(rgsEndpoints.watchPond, ({ session, body }) => watchPond(dependencies)(session, body))
  route(rgsEndpoints.rotateSeeds, ({ session }) => rotateSeeds(dependencies)(session))
  route(rgsEndpoints.setClientSeed, ({ session, body }) =>
    setClientSeed(dependencies)(session, body),
  )
  route(rgsEndpoints.listCommitments, ({ query }) => listCommitments(dependencies)(query.from))
}
