import type { RoomBet } from '@trevo/contract/rgs/rooms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { ChangedBet } from '../../common/repository/room-sets.ts'
import type { RoomGameRow } from '../../../tables.ts'
import type { RoomSets } from '../../common/service/room-sets.ts'
import { shownBet } from './show-room.ts'

/** Bets of a room sent at a time. */
export const betsShown = 100
// A commit may become visible after a later one: this span is read again.
const overlapMs = 2_000

/** A bet as it was sent, and its row. */
type Told = { readonly bet: RoomBet; readonly row: ChangedBet }

/** One process's view of the bets in a game. */
export type WatchedBets = {
  /** Reads the changes since the last time. @returns the bets that look different now. */
  read(): Promise<readonly RoomBet[]>
  /** Highest first. */
  top(): RoomBet[]
  sums(): { readonly betCount: number; readonly stakeTotal: string }
}

const isGone = ({ state }: ChangedBet): boolean => state === 'cancelling' || state === 'cancelled'

const isSameRow = (one: ChangedBet, other: ChangedBet): boolean =>
  one.state === other.state &&
  one.payout_minor === other.payout_minor &&
  one.stake_minor === other.stake_minor &&
  one.cashed_out_at === other.cashed_out_at

const byStake = (one: RoomBet, other: RoomBet): number =>
  Number(parseMoney(other.stake) - parseMoney(one.stake))

/** Watches the bets in a game of a room. */
export const createWatchedBets = (
  { listChangedBets }: Pick<RoomSets, 'listChangedBets'>,
  { id: gameId }: Pick<RoomGameRow, 'id'>,
  chainEnd: string,
): WatchedBets => {
  const told = new Map<string, Told>()
  let stakeMinor = 0n
  let readTo = new Date(0)
  const note = (row: ChangedBet): RoomBet | undefined => {
    const known = told.get(row.id)
    if (isGone(row)) {
      if (!known) return undefined
      told.delete(row.id)
      stakeMinor -= known.row.stake_minor
      return { ...shownBet(row, chainEnd), isGone: true }
    }
    // Most rows are read several times, unchanged.
    if (known && isSameRow(known.row, row)) return undefined
    const bet = shownBet(row, chainEnd)
    told.set(row.id, { bet, row })
    stakeMinor += row.stake_minor - (known?.row.stake_minor ?? 0n)
    const looksAsBefore =
      known?.bet.payout === bet.payout &&
      known.bet.cashedOutAt === bet.cashedOutAt &&
      known.bet.stake === bet.stake
    return looksAsBefore ? undefined : bet
  }
  return {
    read: async () => {
      const rows = await listChangedBets({ gameId, since: readTo })
      const last = rows.at(-1)
      if (last) readTo = new Date(last.room_changed_at.getTime() - overlapMs)
      return rows.flatMap((row) => note(row) ?? [])
    },
    top: () =>
      [...told.values()]
        .map(({ bet }) => bet)
        .sort(byStake)
        .slice(0, betsShown),
    sums: () => ({ betCount: told.size, stakeTotal: formatMoney(stakeMinor) }),
  }
}
