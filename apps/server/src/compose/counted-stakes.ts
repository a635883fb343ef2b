import { lotteryReturnedKinds, lotteryStakeKinds } from '../modules/lottery/index.ts'
import { returnedKind, stakeKind } from '../modules/play/index.ts'

/** The movements that count as turnover, of games and of lotteries, and those that give a stake back. */
export const countedStakes: readonly string[] = [stakeKind.kind, ...lotteryStakeKinds]
export const returnedStakes: readonly string[] = [returnedKind.kind, ...lotteryReturnedKinds]
