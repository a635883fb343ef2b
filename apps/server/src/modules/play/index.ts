// The front door: other modules import this file only.
export type { PlayTables } from './repository/tables.ts'
export type { PlayableGame, PlayNeeds } from './needs.ts'
export { gameProfileOf } from './domain/game-profile.ts'
export { createPlay, type Play } from './module.ts'
export {
  isSignalledSince,
  listUncounted,
  makeStakeFinal,
  wonFromPlayersSince,
} from './service/stakes-in-tx.ts'
export { stakeKey } from './service/context.ts'
export {
  freePayoutKind,
  freePayoutReleasedKind,
  playKinds,
  returnedKind,
  stakeKind,
  winTurnoverOf,
} from './domain/transfers.ts'
