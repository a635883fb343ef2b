import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeDeal, noteCommitment } from '../../common/repository/deals.ts'
import type { DealRow, DealSeat, SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import { goOn } from './go-on.ts'
import { noteHandDealt } from '../../sit-and-go/service/note-hand-dealt.ts'
import { lockOpenTable, placeInDeal, stateOf } from '../../common/service/open-table.ts'

type Step = 'committing' | 'showing'

/** The deal that waits for a seat's commitment or seed, and the seat's place in it. */
const dealWaiting = (
  deal: DealRow | undefined,
  { round_id: roundId }: SeatRow,
  houseCommitment: string,
): { deal: DealRow; place: number } => {
  const place = deal && placeInDeal(deal, roundId)
  if (!deal || place === undefined || deal.commitment !== houseCommitment) {
    throw new Refusal('rgs.seed_not_due')
  }
  return { deal, place }
}

const withSeat = (deal: DealRow, place: number, change: Partial<DealSeat>): DealSeat[] =>
  deal.seats.map((seat, one) => (one === place ? { ...seat, ...change } : seat))

const requireStep = (deal: DealRow, step: Step): void => {
  if (deal.state !== step) throw new Refusal('rgs.seed_not_due')
}

type Commitment = { readonly houseCommitment: string; readonly commitment: string }

/** A seat commits to its seed, after seeing the house's commitment; the last one starts the revealing. */
export const commitSeed =
  (dependencies: CardDependencies) =>
  async (seat: SeatRow, { houseCommitment, commitment }: Commitment): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, seat.table_id)
      const { deal, place } = dealWaiting(open.deal, seat, houseCommitment)
      if (deal.seats[place]?.commitment === commitment) return
      requireStep(deal, 'committing')
      if (deal.seats[place]?.commitment !== null) throw new Refusal('rgs.seed_not_due')
      const { player_ref: playerRef, table_id: tableId } = seat
      const known = { playerRef, commitment, tableId, dealNumber: deal.number }
      // A seat may not reuse another seat's commitment: its seed would not be secret.
      const isCopied = deal.seats.some((one) => one.commitment === commitment)
      if (isCopied || !(await noteCommitment(tx, known))) {
        throw new Refusal('rgs.client_seed_used')
      }
      const seats = withSeat(deal, place, { commitment })
      const isLast = seats.every((one) => one.commitment !== null)
      const state = isLast ? 'showing' : 'committing'
      await changeDeal(tx, deal, { seats: JSON.stringify(seats), state })
      const deadline = { state, deadline_at: later(clock.now(), open.game.times.seedMs) } as const
      await changeTable(tx, tableId, isLast ? deadline : {})
    })
    noteChange(seat.table_id)
  }

type Shown = { readonly houseCommitment: string; readonly seed: string }

/** A seat reveals the seed that it committed to; with the last one the cards are dealt. */
export const showSeed =
  (dependencies: CardDependencies) =>
  async (seat: SeatRow, { houseCommitment, seed }: Shown): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, seat.table_id)
      const { deal, place } = dealWaiting(open.deal, seat, houseCommitment)
      if (deal.seats[place]?.seed === seed) return
      requireStep(deal, 'showing')
      if (commitmentOf(seed) !== deal.seats[place]?.commitment) throw new Refusal('rgs.seed_wrong')
      const seats = withSeat(deal, place, { seed })
      const isLast = seats.every((one) => one.seed !== null)
      const dealt = isLast ? ({ state: 'playing', dealt_at: clock.now() } as const) : {}
      const changed = await changeDeal(tx, deal, { seats: JSON.stringify(seats), ...dealt })
      if (!isLast) return void (await changeTable(tx, seat.table_id))
      const table = open.game.sitAndGo
        ? await noteHandDealt(dependencies, tx, open, changed)
        : open.table
      const now = { ...open, table, deal: changed }
      await goOn(dependencies, tx, now, changed, stateOf(dependencies, now))
    })
    noteChange(seat.table_id)
  }
