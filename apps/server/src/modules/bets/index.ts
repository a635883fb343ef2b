// The module's public interface: other modules import only this file.
export type { ReadBet, SettledBet } from './domain/settled-bet.ts'
export { findSettledBet, sumSettled, sumValid, type SettledSum } from './repository/sum-settled.ts'
export { changesKeptMs, dropReadChanges } from './repository/drop-changes.ts'
export {
  findLastChanges,
  hasUnreadChanges,
  numberChanges,
  readChanges,
  type LastChanges,
} from './repository/read-changes.ts'
export { listLastStakes, sumSettledByDay } from './repository/read-many.ts'
export { listStakesSince, type StakeSince } from './repository/list-stakes-since.ts'
export { listStakedSlots, type StakedSlot } from './repository/list-staked-slots.ts'
export { listStakedDays, type StakedDay } from './repository/list-staked-days.ts'
export { recordSettled } from './repository/record-settled.ts'
export { listSettled, type ListedBet } from './repository/list-settled.ts'
