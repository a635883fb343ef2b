import { cardTableEndpoints } from './card-tables.ts'
import { actInRound, finishRound, getLinkedRound, getRound, listRounds, playRound } from './play.ts'
import { watchPond } from './ponds.ts'
import { getRoom, watchRoom } from './rooms.ts'
import { listCommitments, rotateSeeds, setClientSeed } from './seeds.ts'
import { openGameSession, resumeGameSession } from './session.ts'

/**
 * The player API of the in-house game server, on the game server's own origin. Answers are bare JSON;
 * a refusal is `{ errorCode, message, detail }` with the status of its code. The session token of
 * `openGameSession` is sent raw in the header `Authorization`. Every call may be repeated after a lost
 * answer: `playRound` by its id, the rest because repeating changes nothing (except `rotateSeeds`,
 * where the second call just rotates again).
 */
export const rgsEndpoints = {
  openGameSession,
  resumeGameSession,
  playRound,
  actInRound,
  finishRound,
  listRounds,
  getRound,
  getLinkedRound,
  getRoom,
  watchRoom,
  watchPond,
  rotateSeeds,
  setClientSeed,
  listCommitments,
  ...cardTableEndpoints,
} as const
