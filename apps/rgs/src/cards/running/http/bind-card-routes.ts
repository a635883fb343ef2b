import { cardTableEndpoints } from '@trevo/contract/rgs/card-tables.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createRouteBinder } from '../../../common/http/bind-route.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { findSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import { getAloneOffers } from '../../house/service/alone-offers.ts'
import { callHouse } from '../../house/service/call-house.ts'
import { commitSeed, showSeed } from '../../moves/service/bring-seeds.ts'
import {
  getCardSession,
  openCardSession,
  resumeCardSession,
  type CardSessionOpen,
} from '../../views/service/card-session.ts'
import { getCardSeat, getLinkedSeat } from '../../views/service/get-card-seat.ts'
import { leaveSeat } from '../../seats/service/leave-seat.ts'
import { listCardSeats } from '../../views/service/list-card-seats.ts'
import { makeMove } from '../../moves/service/make-move.ts'
import { findOwnSeat } from '../../seats/service/own-seat.ts'
import { showLobby } from '../../views/service/show-lobby.ts'
import { showOwnTable } from '../../views/service/show-own-table.ts'
import { sayPhrase } from '../../seats/service/say-phrase.ts'
import { sitOut } from '../../seats/service/sit-out.ts'
import { takeSeat } from '../../seats/service/take-seat.ts'

/** Earlier seats of a player, and their proofs. */
const bindSeatRecords = (
  route: ReturnType<typeof createRouteBinder<CardSessionOpen>>,
  dependencies: CardDependencies,
  keys: VendorKeys,
): void => {
  const endpoints = cardTableEndpoints
  route(endpoints.listCardSeats, ({ session, query }) =>
    listCardSeats(dependencies)(session.row, query.cursor),
  )
  route(endpoints.getCardSeat, ({ session, params, query }) =>
    getCardSeat(dependencies)(session.row, { ...params, ...query }),
  )
  route(endpoints.getLinkedSeat, ({ params, query }) =>
    getLinkedSeat(dependencies, keys)({ ...params, ...query }),
  )
}

/** The API of tables of players: every endpoint of the contract but the stream. */
export const bindCardRoutes = (
  app: FastifyInstance,
  dependencies: CardDependencies,
  { checkAnswers, keys }: { readonly checkAnswers: boolean; readonly keys: VendorKeys },
): void => {
  const route = createRouteBinder(app, {
    getOpenSession: getCardSession(dependencies),
    checkAnswers,
    clock: dependencies.clock,
  })
  const answer = async ({ row }: CardSessionOpen, balanceMinor: bigint | null = null) => ({
    table: await showOwnTable(dependencies)(row),
    balance: balanceMinor === null ? null : formatMoney(balanceMinor),
  })
  const requireSeat = async ({ row }: CardSessionOpen): Promise<SeatRow> => {
    const seat = await findOwnSeat(dependencies)(row)
    if (seat?.state !== 'seated') throw new Refusal('rgs.no_seat')
    return seat
  }
  const { openCardSession: opening, ...endpoints } = cardTableEndpoints
  route(opening, ({ body }) => openCardSession(dependencies)(body))
  route(endpoints.resumeCardSession, ({ session, token }) =>
    resumeCardSession(dependencies)(session, token),
  )
  route(endpoints.takeSeat, async ({ session, body }) => {
    const { balanceMinor } = await takeSeat(dependencies)(session, body)
    return answer(session, balanceMinor)
  })
  route(endpoints.leaveSeat, async ({ session, body }) => {
    const seat = await findSeat(cardDb(dependencies), body.roundId)
    if (seat?.player_ref !== session.row.player_ref) throw new Refusal('rgs.no_seat')
    await leaveSeat(dependencies)(seat)
    return answer(session)
  })
  route(endpoints.sitOut, async ({ session, body }) => {
    await sitOut(dependencies)(await requireSeat(session), body)
    return answer(session)
  })
  route(endpoints.getCardTable, async ({ session }) => ({
    table: await showOwnTable(dependencies)(session.row),
    lobby: await showLobby(dependencies)(session.game),
  }))
  route(endpoints.sayPhrase, async ({ session, body }) => {
    await sayPhrase(dependencies)(await requireSeat(session), body)
    return answer(session)
  })
  route(endpoints.getAloneOffers, ({ session }) => getAloneOffers(dependencies)(session))
  route(endpoints.callHouse, async ({ session, body }) => {
    const seat = await requireSeat(session)
    if (seat.round_id !== body.roundId) throw new Refusal('rgs.no_seat')
    await callHouse(dependencies)(seat)
    return answer(session)
  })
  route(endpoints.commitSeed, async ({ session, body }) => {
    await commitSeed(dependencies)(await requireSeat(session), body)
    return answer(session)
  })
  route(endpoints.showSeed, async ({ session, body }) => {
    await showSeed(dependencies)(await requireSeat(session), body)
    return answer(session)
  })
  route(endpoints.moveAtTable, async ({ session, body }) => {
    const seat = await findOwnSeat(dependencies)(session.row)
    if (!seat) throw new Refusal('rgs.no_seat')
    await makeMove(dependencies)(seat, body)
    return answer(session)
  })
  bindSeatRecords(route, dependencies, keys)
}
