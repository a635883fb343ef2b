import type { Tx } from '@trevo/database/connect.ts'
import {
  comparePlayers,
  isPairSignalled,
  oppositeBetRules,
  type RoundPair,
  type RoundPlayer,
} from '@trevo/game-rules/bets/opposite-bets.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { minorPerReal } from '@trevo/money/money.ts'
import { runInSlices } from '@trevo/platform/work-in-slices.ts'
import { waitForFacts } from '../../../cards/collusion/repository/deals-to-note.ts'
import { insertSignals, listSignalledPairs } from '../../../cards/collusion/repository/signals.ts'
import type { Dependencies } from '../../../dependencies.ts'
import {
  addToPairDays,
  findGameToCompare,
  listStakedBets,
  removePairDays,
  sumPairs,
  takeGameToCompare,
  type PairSum,
  type StakedBet,
} from '../repository/bet-pairs.ts'
import type { RoomGameRow } from '../../../tables.ts'

type Comparing = Pick<Dependencies, 'database' | 'clock' | 'findTitle' | 'log'>

const kind = 'opposite_bets'
const dayMs = 86_400_000
/** Rows per statement. */
export const removedAtOnce = 5_000

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)
/** The day of an instant, in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const inBrl = (minor: bigint): number => Number(minor) / Number(minorPerReal)

/** The players of a game with their bets, by the rules of that game. */
const playersOf = (
  { findTitle }: Comparing,
  { game_code: gameCode, maths_version: version }: RoomGameRow,
  bets: readonly StakedBet[],
): readonly RoundPlayer[] => {
  const { engine, title } = findTitle(gameCode, version) ?? {}
  const outcome = bets.find((bet) => bet.outcome !== null)?.outcome
  const betReturns = engine?.betReturns
  if (!title || !betReturns || !outcome) return []
  return [...Map.groupBy(bets, (bet) => bet.player_ref)].map(([playerRef, own]) => {
    const wagers = own.map(({ stake_minor: stakeMinor, choice }) => ({ stakeMinor, choice }))
    // What the engine showed.
    return { playerRef, returnsOf: () => betReturns(title, wagers, outcome as Json) }
  })
}

const comparePairs = async (
  dependencies: Comparing,
  game: RoomGameRow,
): Promise<readonly RoundPair[]> => {
  const { database, log } = dependencies
  const bets = await listStakedBets(database.db, game.id, oppositeBetRules.playersMax)
  try {
    return await runInSlices(comparePlayers(playersOf(dependencies, game, bets)))
  } catch (error) {
    // Signals help people review players: a game without them does not stop the others.
    log.error({ err: error, game: game.game_code, number: game.number }, 'bets cannot be compared')
    return []
  }
}

const signalOf = (gameCode: string, pair: PairSum, at: Date) =>
  ({
    game_code: gameCode,
    kind,
    rules_version: oppositeBetRules.version,
    player_ref: pair.playerRef,
    other_ref: pair.otherRef,
    figures: JSON.stringify({
      rounds: pair.roundCount,
      oppositeRounds: pair.oppositeCount,
      ownAtRiskBrl: inBrl(pair.ownMinor),
      otherAtRiskBrl: inBrl(pair.otherMinor),
      togetherAtRiskBrl: inBrl(pair.togetherMinor),
    }),
    deals: JSON.stringify([]),
    raised_at: at,
  }) as const

/** Signals the pairs of a round that bet against each other often enough, each once in a while. */
const raiseSignals = async (
  { clock, log }: Comparing,
  tx: Tx,
  gameCode: string,
  pairs: readonly RoundPair[],
): Promise<void> => {
  const { windowDays, quietDays } = oppositeBetRules
  const now = clock.now()
  const since = dayOf(daysBefore(now, windowDays))
  const due = (await sumPairs(tx, { gameCode, since, pairs })).filter(isPairSignalled)
  const listNew = async (): Promise<readonly PairSum[]> => {
    const told = await listSignalledPairs(
      tx,
      { gameCode, kind, pairs: due },
      daysBefore(now, quietDays),
    )
    const keys = new Set(told.map(({ playerRef, otherRef }) => `${playerRef}\n${otherRef}`))
    return due.filter(({ playerRef, otherRef }) => !keys.has(`${playerRef}\n${otherRef}`))
  }
  if (due.length === 0 || (await listNew()).length === 0) return
  await waitForFacts(tx)
  const raised = await listNew()
  await insertSignals(
    tx,
    raised.map((pair) => signalOf(gameCode, pair, now)),
  )
  log.info({ gameCode, count: raised.length }, 'players bet against each other')
}

/**
 * Compares the players of the oldest settled game not compared yet, adds the result to its pairs' figures for that
 * day, and signals those that bet against each other (`docs/valid-stake.md`); a job. Any number of processes may
 * run it: a game counts once. @returns whether there was one.
 */
export const compareBets = (dependencies: Comparing) => async (): Promise<boolean> => {
  const { database } = dependencies
  const game = await findGameToCompare(database.db)
  if (!game) return false
  const pairs = await comparePairs(dependencies, game)
  const gameCode = game.game_code
  await database.inTx(async (tx) => {
    if (!(await takeGameToCompare(tx, game.id)) || pairs.length === 0) return
    await addToPairDays(tx, { gameCode, day: dayOf(game.ended_at ?? game.flies_at), pairs })
    const opposite = pairs.filter(({ isOpposite }) => isOpposite)
    if (opposite.length > 0) await raiseSignals(dependencies, tx, gameCode, opposite)
  })
  return true
}

/** Removes days on which no signal can be based any more; a job. @returns the number of rows. */
export const removeOldPairDays =
  ({ database, clock }: Pick<Comparing, 'database' | 'clock'>) =>
  (): Promise<number> => {
    const before = dayOf(daysBefore(clock.now(), oppositeBetRules.windowDays + 1))
    return removePairDays(database.db, before, removedAtOnce)
  }
