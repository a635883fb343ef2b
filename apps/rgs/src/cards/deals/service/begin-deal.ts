import type { Tx } from '@trevo/database/connect.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { standInSeed } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { chipMinor } from '@trevo/game-rules/holdem/pots.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import { appendCommitment } from '../../../fairness/repository/seeds.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { insertDeal } from '../../common/repository/deals.ts'
import type { DealSeat, SeatRow } from '../../tables.ts'
import { boundToDeal, type OpenTable } from '../../common/service/open-table.ts'
import { later } from '../../common/domain/later.ts'

/** A seat at the start of a deal: for one that is away from a tournament the public seed is used. */
const dealSeatOf = (
  { cash, sitAndGo }: CardGame,
  one: SeatRow,
  { place, houseCommitment }: { readonly place: number; readonly houseCommitment: string },
): DealSeat => {
  const seat = {
    seat: one.seat,
    roundId: one.round_id,
    playerRef: one.player_ref,
    stackMinor: String(sitAndGo ? BigInt(one.chips) * chipMinor : one.stack_minor),
    ...(cash && { posts: one.must_post }),
  }
  if (!sitAndGo || !one.is_sitting_out) return { ...seat, commitment: null, seed: null }
  const seed = standInSeed(houseCommitment, place)
  return { ...seat, isStandIn: true, commitment: commitmentOf(seed), seed }
}

/**
 * The house commits to its seed of the next deal; seats have time to commit to theirs. No card is dealt and no
 * chip moves before all of them have revealed their seeds.
 */
export const beginDeal = async (
  { sealing, fillRandom, clock }: CardDependencies,
  tx: Tx,
  { table, game }: Pick<OpenTable, 'table' | 'game'>,
  /** In the order of their places in the deal. */
  seated: readonly SeatRow[],
): Promise<void> => {
  const serverSeed = createServerSeed(fillRandom)
  const commitment = commitmentOf(serverSeed)
  const at = clock.now()
  const number = table.deal_number + 1
  await insertDeal(tx, {
    table_id: table.id,
    number,
    state: 'committing',
    seats: JSON.stringify(
      seated.map((one, place) => dealSeatOf(game, one, { place, houseCommitment: commitment })),
    ),
    ...(game.sitAndGo && { hand_number: table.hand_count + 1 }),
    commitment,
    commitment_number: await appendCommitment(tx, commitment, at),
    server_seed: sealing.seal(serverSeed, boundToDeal(commitment)),
    begun_at: at,
  })
  await changeTable(tx, table.id, {
    state: 'committing',
    deal_number: number,
    deadline_at: later(at, game.times.seedMs),
  })
}
