import { tables } from '@trevo/database/connect.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { writeEndedBets, lockRoomGame, moveRoomGame } from '../../common/repository/rooms.ts'
import { listStandingBets } from '../repository/seats.ts'
import type { RgsTables, RoomGameRow, RoundRow, SeatTaken } from '../../../tables.ts'
import { rollBack } from '../../../rounds/service/settle-round.ts'
import { eachAtOnce } from '../../common/service/each-at-once.ts'
import { seatedOf, standingOf, type SeatedDraw } from './seated-port.ts'
import { nextTurn } from './write-move.ts'

/** Without players the round is over as soon as it is closed. */
const emptyMs = 1_000

const seatsOf = ({ title }: SeatedDraw, bets: readonly RoundRow[]): SeatTaken[] =>
  bets
    .flatMap(({ choice, player_ref: playerRef }) => {
      const { seat, isBehind } = seatedOf(title).placeOf(choice)
      return isBehind ? [] : [{ seat, playerRef }]
    })
    .toSorted((one, other) => one.seat - other.seat)

/** The stake of a bet behind is returned if its seat was left. */
const returnStake = async (dependencies: Dependencies, round: RoundRow): Promise<void> => {
  try {
    await rollBack(dependencies)(round)
  } catch (error) {
    dependencies.log.error({ err: error, roundId: round.id }, 'bet cannot be returned')
  }
}

/** Closes bets: cards are dealt to the seats whose stake was taken, and the first one's time begins. */
export const closeTable = async (
  dependencies: Dependencies,
  draw: SeatedDraw,
  { id }: RoomGameRow,
  now: Date,
): Promise<void> => {
  const { title } = draw
  const returned = await dependencies.database.inTx(async (tx) => {
    const game = await lockRoomGame(tx, id)
    if (game?.state !== 'open') return []
    const bets = await listStandingBets(tx, id)
    const seats = seatsOf(draw, bets)
    const { turns: next } = standingOf(draw, { ...game, seats })
    const { turns, drawMs } = title.table
    const leadMs = seats.length > 0 ? turns.dealMs : emptyMs - drawMs
    await moveRoomGame(tables<RgsTables>(tx), game, {
      state: 'flying',
      seats: JSON.stringify(seats),
      ...nextTurn(title, next, { now, leadMs }),
    })
    const isDealt = ({ choice }: RoundRow): boolean =>
      seats.some(({ seat }) => seat === seatedOf(title).placeOf(choice).seat)
    const left = bets.filter((bet) => !isDealt(bet))
    if (left.length === 0) return []
    const ends = left.map((bet) => ({
      id: bet.id,
      state: 'cancelling' as const,
      payoutMinor: 0n,
      outcome: null,
    }))
    return writeEndedBets(tables<RgsTables>(tx), ends, { now, retryAt: now })
  })
  await eachAtOnce(returned, (round) => returnStake(dependencies, round))
}
