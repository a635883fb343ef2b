import { lotteryReturnedKinds, lotteryStakeKinds } from '../../modules/lottery/index.ts'
import { sportsbookReturnedKinds, sportsbookStakedKind } from '../../modules/sportsbook/index.ts'
import { returnedKind, stakeKind } from '../../modules/play/index.ts'

/** The movements that count as turnover, for games, lotteries and sports, and those that return a stake. */
export const countedStakes: readonly string[] = [
  stakeKind.kind,
  ...lotteryStakeKinds,
  sportsbookStakedKind,
]
export const returnedStakes: readonly string[] = [
  returnedKind.kind,
  ...lotteryReturnedKinds,
  ...sportsbookReturnedKinds,
]
