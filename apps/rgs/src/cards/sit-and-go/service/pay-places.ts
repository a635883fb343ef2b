import type { Tx } from '@trevo/database/connect.ts'
import { placesOf } from '@trevo/game-rules/sit-and-go/places.ts'
import { prizesOf, type SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { CardTableRow, SeatRow } from '../../tables.ts'
import { fixPayout } from '../../deals/service/pay-seats.ts'
import { buyInAt } from './note-hand-dealt.ts'

/** A seat that gets its place, with the chips it is ranked by. */
export type Leaving = { readonly seat: SeatRow; readonly chips: number }

type Places = {
  readonly table: CardTableRow
  readonly sitAndGo: SitAndGo
  /** Seats still in play: their places are better than those assigned now. */
  readonly stillIn: number
  /** Seats that get their places now; odd centavos of a shared prize go to the first. */
  readonly leaving: readonly Leaving[]
}

/** Assigns places and fixes their prizes. @returns the table without that money. */
export const payPlaces = async (
  dependencies: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  { table, sitAndGo, stillIn, leaving }: Places,
): Promise<CardTableRow> => {
  const prizes = prizesOf(sitAndGo, buyInAt(table))
  const ranked = leaving.map(({ seat, chips }) => ({ seat: seat.seat, chips }))
  let paidMinor = 0n
  for (const { seat: number, place, prizeMinor } of placesOf(prizes, stillIn, ranked)) {
    const seat = leaving.find((one) => one.seat.seat === number)?.seat
    if (!seat) throw new Error(`seat ${number} of ${table.id} is empty`)
    await changeSeat(tx, seat.round_id, { finish_place: place })
    await fixPayout(dependencies, tx, seat, { payoutMinor: prizeMinor })
    paidMinor += prizeMinor
  }
  return changeTable(tx, table.id, { prize_minor: table.prize_minor - paidMinor })
}

/** All places are assigned: the table closes. Its prizes are paid to the last centavo; otherwise it throws. */
export const closeSitAndGo = async (
  { clock }: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  { id, prize_minor: prizeMinor }: CardTableRow,
): Promise<void> => {
  if (prizeMinor !== 0n) throw new Error(`prizes of ${id} do not add up`)
  await changeTable(tx, id, {
    state: 'over',
    deadline_at: null,
    bank_since: null,
    closed_at: clock.now(),
  })
}
