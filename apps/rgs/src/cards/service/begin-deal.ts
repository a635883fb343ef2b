import type { Tx } from '@trevo/database/connect.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { appendCommitment } from '../../repository/seeds.ts'
import type { CardDependencies } from '../dependencies.ts'
import { changeTable } from '../repository/card-tables.ts'
import { insertDeal } from '../repository/deals.ts'
import type { SeatRow } from '../repository/tables.ts'
import { boundToDeal, type OpenTable } from './open-table.ts'

/** An instant so many milliseconds later. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/**
 * The house commits to its seed of the next deal; seats have time to commit to theirs. Nothing is
 * dealt, and no chip moves, before all of them have shown them.
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
      seated.map((one) => ({
        seat: one.seat,
        roundId: one.round_id,
        playerRef: one.player_ref,
        stackMinor: String(one.stack_minor),
        ...(game.cash && { posts: one.must_post }),
        commitment: null,
        seed: null,
      })),
    ),
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
