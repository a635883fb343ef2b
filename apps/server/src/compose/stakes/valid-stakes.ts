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
 * What of a member's stakes counts as wagered, of games, lotteries and sports, read through the
 * transaction that relies on it: of settled stakes the part that was at risk, of others nothing.
 */
export const playForCashier: CashierNeeds['play'] = {
  stakeKinds: countedStakes,
  sumValidStakes: sumValid,
  winKinds: [freePayoutKind.kind, freePayoutReleasedKind.kind],
  turnoverOfWin: ({ amountMinor, reference }) => amountMinor * BigInt(winTurnoverOf(reference)),
  wonFromMembers: wonFromPlayersSince,
  isSignalled: isSignalledSince,
}
