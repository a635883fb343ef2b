import type { CashierNeeds } from '../../modules/cashier/index.ts'
import { sumValid } from '../../modules/bets/index.ts'
import {
  freePayoutKind,
  freePayoutReleasedKind,
  isSignalledSince,
  winTurnoverOf,
  wonFromPlayersSince,
} from '../../modules/play/index.ts'
import { countedStakes } from './counted-stakes.ts'

/**
 * The part of a member's stakes that counts as wagered, for games, lotteries and sports, read through the
 * transaction that relies on it: for settled stakes the part that was at risk, for others nothing.
 */
export const playForCashier: CashierNeeds['play'] = {
  stakeKinds: countedStakes,
  sumValidStakes: sumValid,
  winKinds: [freePayoutKind.kind, freePayoutReleasedKind.kind],
  turnoverOfWin: ({ amountMinor, reference }) => amountMinor * BigInt(winTurnoverOf(reference)),
  wonFromMembers: wonFromPlayersSince,
  isSignalled: isSignalledSince,
}
