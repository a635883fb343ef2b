// The module's public interface: other modules import only this file.
export type { PlayTables } from './common/repository/tables.ts'
export type { PlayableGame, PlayNeeds, RoundRecord } from './needs.ts'
export { listRoundMovements } from './bet-records/repository/list-round-movements.ts'
export { gameProfileOf } from './common/domain/game-profile.ts'
export { createKnownStops } from './common/known-stops.ts'
export { createPlay, type Play } from './module.ts'
export {
  isSignalledSince,
  makeStakeFinal,
  wonFromPlayersSince,
} from './bet-records/service/stakes-in-tx.ts'
export {
  boundStakeKinds,
  freePayoutKind,
  freePayoutReleasedKind,
  playKinds,
  returnedKind,
  seatOf,
  stakeKind,
  vendorOf,
  winTurnoverOf,
} from './common/domain/transfers.ts'
export { listBets, sumBets, type BetWithSettlement } from './common/repository/bets.ts'
