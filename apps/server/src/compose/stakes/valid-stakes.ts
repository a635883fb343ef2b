import type { Tx } from '@trevo/database/connect.ts'
import type { CashierNeeds } from '../../modules/cashier/index.ts'
import { sumValidOfOrders } from '../../modules/lottery/index.ts'
import {
  freePayoutKind,
  freePayoutReleasedKind,
  isSignalledSince,
  listUncounted,
  stakeKey,
  winTurnoverOf,
  wonFromPlayersSince,
} from '../../modules/play/index.ts'
import { findSlipEndsIn } from '../../modules/sportsbook/index.ts'
import { settledPartsOf } from '../../platform/shapes/stake-origin.ts'
import { countedStakes } from './counted-stakes.ts'

type Stakes = Parameters<CashierNeeds['play']['sumValidStakes']>[1]

const vendorPrefix = 'vendor:'
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
/** 12 for `order:12:staked`. */
const numberIn = ({ txnId }: Stakes[number]): bigint => BigInt(txnId.split(':')[1] ?? '0')

const ofGames = async (tx: Tx, stakes: Stakes): Promise<bigint> => {
  const named = stakes
    .filter(({ source }) => source.startsWith(vendorPrefix))
    .map(({ source, txnId, amountMinor }) => ({
      vendor: source.slice(vendorPrefix.length),
      txnId,
      amountMinor,
    }))
  const uncounted = await listUncounted(tx, named)
  return sum(
    named.map(({ vendor, txnId, amountMinor }) => {
      const backMinor = uncounted.get(stakeKey(vendor, txnId))
      return backMinor === undefined ? 0n : amountMinor - backMinor
    }),
  )
}

const ofLotteries = (tx: Tx, stakes: Stakes): Promise<bigint> =>
  sumValidOfOrders(
    tx,
    stakes
      .filter(({ source }) => source === 'lottery')
      .map((stake) => ({ memberId: stake.memberId, orderId: numberIn(stake) })),
  )

const ofSports = async (tx: Tx, stakes: Stakes): Promise<bigint> => {
  const own = stakes.filter(({ source }) => source === 'sportsbook')
  const slips = own.map((stake) => ({ memberId: stake.memberId, slipId: numberIn(stake) }))
  const ends = await findSlipEndsIn(tx, slips)
  return sum(
    own.map((stake) => {
      const end = ends.get(numberIn(stake))
      return end ? settledPartsOf(stake.amountMinor, end).validMinor : 0n
    }),
  )
}

/**
 * The part of a member's stakes that counts as wagered, for games, lotteries and sports, read through the
 * transaction that relies on it: for settled stakes the part that was at risk, for others nothing.
 */
export const playForCashier: CashierNeeds['play'] = {
  stakeKinds: countedStakes,
  sumValidStakes: async (tx, stakes) =>
    (await ofGames(tx, stakes)) + (await ofLotteries(tx, stakes)) + (await ofSports(tx, stakes)),
  winKinds: [freePayoutKind.kind, freePayoutReleasedKind.kind],
  turnoverOfWin: ({ amountMinor, reference }) => amountMinor * BigInt(winTurnoverOf(reference)),
  wonFromMembers: wonFromPlayersSince,
  isSignalled: isSignalledSince,
}
