import type { Round } from '@trevo/contract/rgs/round.ts'
import type { GameSession, SeedState } from '@trevo/contract/rgs/session.ts'
import { isRefusalCode } from '@trevo/contract/refusals.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { nextRoundAt } from '../../rounds/domain/next-round-at.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import type { RoundOrder } from '../../rounds/service/begin-round.ts'
import { showFreeRounds } from '../../free-rounds/service/show-free-rounds.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { noteVolley } from '../../ponds/service/note-volley.ts'
import { requireShots } from '../../ponds/service/require-shots.ts'
import { placeBet } from '../../rooms/bets/service/place-bet.ts'
import { isShared } from '../../rooms/games/service/shared-games.ts'
import { playOwnRound } from '../../rounds/service/play-own-round.ts'
import { showRound } from './show-round.ts'

export type PlayedRound = {
  round: Round
  balance: string
  seeds: SeedState
  nextRoundAt: string | null
  freeRounds: GameSession['freeRounds']
}

/** Throws the player's error if the round has no outcome. */
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

const balanceOf = (round: RoundRow): bigint => {
  if (round.balance_after_minor !== null) return round.balance_after_minor
  const own = round.campaign_id === null ? round.stake_minor : 0n
  const stakedMinor = own + round.further_stake_minor
  return (round.balance_before_minor ?? stakedMinor) - stakedMinor
}

/**
 * One round: stake taken, outcome fixed, payout requested; a round with several steps goes as far as the player's
 * first turn. The same id returns the same round at any time, and continues after a crash or a missing answer of
 * the platform.
 */
export const playRound =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<PlayedRound> => {
    const { clock, metrics } = dependencies
    const stopTimer = metrics.playSec.startTimer()
    await requireShots(dependencies)(session, order)
    const play = isShared(session.title) ? placeBet : playOwnRound
    const { round, seeds } = await play(dependencies)(session, order)
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
