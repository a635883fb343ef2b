import {
  lotteryCapturedKind,
  lotteryReturnedKinds,
  lotteryStakedKind,
  lotteryStakeKinds,
} from '../../modules/lottery/index.ts'
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

/** The movements that settled bets are named by: a trace's stake is one when its draw takes it. */
export const namedStakes: readonly string[] = [
  stakeKind.kind,
  lotteryStakedKind,
  lotteryCapturedKind,
  sportsbookStakedKind,
]
