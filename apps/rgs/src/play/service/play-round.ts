import type { Round } from '@trevo/contract/rgs/round.ts'
import type { GameSession, SeedState } from '@trevo/contract/rgs/session.ts'
import { isRefusalCode } from '@trevo/contract/refusals.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { nextRoundAt } from '../../rounds/domain/next-round-at.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSeedPairInUse } from '../../fairness/repository/seeds.ts'
import type { RoundRow } from '../../tables.ts'
import { beginRound, type RoundOrder } from '../../rounds/service/begin-round.ts'
import { driveRound } from '../../rounds/service/drive-round.ts'
import { showFreeRounds } from '../../free-rounds/service/show-free-rounds.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { noteVolley } from '../../ponds/service/note-volley.ts'
import { requireShots } from '../../ponds/service/require-shots.ts'
import { betInSet } from '../../rooms/bets/service/bet-in-set.ts'
import { beginBet } from '../../rooms/bets/service/place-bet.ts'
import { isShared } from '../../rooms/games/service/shared-games.ts'
import { playInSet } from '../../rounds/service/play-in-set.ts'
import { showRound } from './show-round.ts'
import { startRound } from './start-round.ts'
import { takeStake } from '../../rounds/service/take-stake.ts'

export type PlayedRound = {
  round: Round
  balance: string
  seeds: SeedState
  nextRoundAt: string | null
  freeRounds: GameSession['freeRounds']
}

/** Throws what the player is told when the round has no outcome. */
const requireOutcome = (round: RoundRow): void => {
  switch (round.state) {
    case 'created':
    case 'debited':
      throw new Refusal('rgs.round_pending', { roundId: round.id })
    case 'cancelling':
    case 'cancelled': {
      const { refusal, refusal_detail: detail } = round
      if (refusal && isRefusalCode(refusal)) throw new Refusal(refusal, detail ?? {})
      throw new Refusal('rgs.round_cancelled', { roundId: round.id })
    }
    case 'in_steps':
    case 'played':
    case 'credited':
    case 'closed':
      return
    default:
      round.state satisfies never
  }
}

const advance = async (
  dependencies: Dependencies,
  session: OpenSession,
  begun: RoundRow,
): Promise<RoundRow> => {
  if (begun.state === 'created') {
    const taken = await takeStake(dependencies, startRound(dependencies))(
      begun,
      session.walletToken,
    )
    return taken.state === 'played' ? driveRound(dependencies)(taken) : taken
  }
  // A round in steps waits for its player; the stake of an action may be under way at this moment.
  return begun.state === 'in_steps' ? begun : driveRound(dependencies)(begun)
}

const balanceOf = (round: RoundRow): bigint => {
  if (round.balance_after_minor !== null) return round.balance_after_minor
  const own = round.campaign_id === null ? round.stake_minor : 0n
  const stakedMinor = own + round.further_stake_minor
  return (round.balance_before_minor ?? stakedMinor) - stakedMinor
}

/** A round by itself, under its player's lock. */
const playAlone = async (
  dependencies: Dependencies,
  session: OpenSession,
  order: RoundOrder,
): Promise<{ readonly round: RoundRow; readonly seeds: SeedState }> => {
  const begin = isShared(session.title) ? beginBet(dependencies) : beginRound(dependencies)
  const round = await advance(dependencies, session, await begin(session, order))
  const pair = await findSeedPairInUse(dependencies.database.db, round.player_ref)
  if (!pair) throw new Error(`player of round ${round.id} has no seeds`)
  return { round, seeds: shownSeeds(pair) }
}

/**
 * One round: stake taken, outcome fixed, payout asked for; one in steps goes as far as the player's
 * first turn. The same id gives the same round at any
 * time, and continues where a crash or a missing answer of the platform stopped it.
 */
export const playRound =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<PlayedRound> => {
    const { clock, metrics } = dependencies
    const stopTimer = metrics.playSec.startTimer()
    await requireShots(dependencies)(session, order)
    const playTogether = isShared(session.title) ? betInSet : playInSet
    const inSet = await playTogether(dependencies)(session, order)
    const { round, seeds } = inSet ?? (await playAlone(dependencies, session, order))
    stopTimer()
    requireOutcome(round)
    await noteVolley(dependencies)(session, round)

    const { minCycleMs } = session.row.profile
    return {
      round: await showRound(dependencies, round),
      balance: formatMoney(balanceOf(round)),
      seeds,
      // A player with a real stake has seen the choices when the session was opened.
      freeRounds:
        order.campaignId === undefined
          ? null
          : await showFreeRounds(dependencies.database.db, session.row, clock.now()),
      nextRoundAt: nextRoundAt(round.started_at, minCycleMs, clock.now())?.toISOString() ?? null,
    }
  }
