import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { RewardsTables } from '../../tables.ts'

type WinRow = RewardsTables['rewards.raffle_win']

export const insertWin = async (tx: Tx, win: WinRow): Promise<void> => {
  await tables<RewardsTables>(tx).insertInto('rewards.raffle_win').values(win).execute()
}

export const listWins = (db: Database<RewardsTables>['db'], raffleId: number): Promise<WinRow[]> =>
  db
    .selectFrom('rewards.raffle_win')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .orderBy('place')
    .execute()

/** Locks a member's winnings until the transaction ends. */
export const lockWins = (tx: Tx, raffleId: number, memberId: bigint): Promise<WinRow[]> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle_win')
    .selectAll()
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .orderBy('place')
    .forUpdate()
    .execute()

export const setWinClaimed = async (
  tx: Tx,
  { raffle_id: raffleId, place }: Pick<WinRow, 'raffle_id' | 'place'>,
  at: Date,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.raffle_win')
    .set({ claimed_at: at })
    .where('raffle_id', '=', raffleId)
    .where('place', '=', place)
    .execute()
}
