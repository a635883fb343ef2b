import { commitmentOf } from '@trevo/fairness/seeds.ts'
import {
  houseChance,
  houseMove,
  houseSeatSeed,
} from '@trevo/game-rules/card-tables/house-opponent.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  boundToDeal,
  placeInDeal,
  readOpenTable,
  stateOf,
  type OpenTable,
} from '../../common/service/open-table.ts'
import { later } from '../../common/domain/later.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { commitSeed, showSeed } from '../../moves/service/bring-seeds.ts'
import { makeMove } from '../../moves/service/make-move.ts'
import type { DealRow, SeatRow } from '../../tables.ts'

/** A seat of the house in the deal of its table. */
type HouseSeat = {
  readonly open: OpenTable
  readonly deal: DealRow
  readonly seat: SeatRow
  readonly place: number
  readonly seed: string
}

/** The seats of the house in a deal, each with the seed that follows from the house's own. */
const houseSeatsOf = ({ sealing }: CardDependencies, open: OpenTable): readonly HouseSeat[] => {
  const { deal } = open
  if (!deal) return []
  const serverSeed = sealing.open(deal.server_seed, boundToDeal(deal.commitment))
  return open.seats.flatMap((seat) => {
    const place = placeInDeal(deal, seat.round_id)
    if (!seat.is_house || seat.state !== 'seated' || place === undefined) return []
    return [{ open, deal, seat, place, seed: houseSeatSeed(serverSeed, place) }]
  })
}

/** When a move of the house is due: a person sees what was played before. */
const movesAt = ({ open, deal, seed }: HouseSeat): Date => {
  const { moves, game } = open
  const { least = 0, most = 0 } = game.house?.thinkMs ?? {}
  const beganAt = moves.at(-1)?.made_at ?? deal.dealt_at ?? deal.begun_at
  return later(beganAt, least + (most - least) * houseChance(seed, moves.length))
}

/** Makes the seat's move once it is due, knowing only what the seat may see. */
const move = async (dependencies: CardDependencies, house: HouseSeat): Promise<boolean> => {
  const { open, deal, seat, place, seed } = house
  const state = stateOf(dependencies, open)
  if (!open.rules.seatsToMove(state).includes(place)) return false
  if (movesAt(house) > dependencies.clock.now()) return false
  const number = open.moves.length + 1
  const view = open.rules.viewOf(state, place)
  const chosen = houseMove(open.game, { view, place, seatSeed: seed, moveNumber: number })
  if (chosen === undefined) return false
  await makeMove(dependencies)(seat, { dealNumber: deal.number, number, move: chosen })
  return true
}

/** Does the next thing that a deal waits for from one seat of the house. @returns whether there was one. */
const answer = async (dependencies: CardDependencies, house: HouseSeat): Promise<boolean> => {
  const { deal, seat, place, seed } = house
  const { commitment: houseCommitment } = deal
  const own = deal.seats[place]
  if (deal.state === 'committing' && own?.commitment === null) {
    const commitment = commitmentOf(seed)
    await commitSeed(dependencies)(seat, { houseCommitment, commitment })
    return true
  }
  if (deal.state === 'showing' && own?.seed === null) {
    await showSeed(dependencies)(seat, { houseCommitment, seed })
    return true
  }
  return deal.state === 'playing' && (await move(dependencies, house))
}

/**
 * Lets the house opponent do the next thing that a table waits for: bring a seed, or a move. Any process may, and two
 * that do it at once do the same.
 */
export const driveHouse =
  (dependencies: CardDependencies) =>
  async (tableId: string): Promise<void> => {
    const open = await readOpenTable(dependencies, cardDb(dependencies), tableId)
    for (const house of houseSeatsOf(dependencies, open)) {
      try {
        if (await answer(dependencies, house)) return
      } catch (error) {
        // The table has moved on since it was read: the next look sees how.
        if (!(error instanceof Refusal)) throw error
      }
    }
  }
