import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Play } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow, RoundTable, SeedPairRow } from '../../tables.ts'
import { openServerSeed } from '../../fairness/service/seed-pairs.ts'
import type { Updateable } from 'kysely'

type Numbers = {
  readonly pair: Pick<SeedPairRow, 'server_seed' | 'commitment'>
  readonly nonce: number
}

/** What the rules need to know about a round. */
export type RoundToPlay = Pick<
  RoundRow,
  'id' | 'game_code' | 'maths_version' | 'client_seed' | 'stake_minor' | 'choice'
>

/**
 * Plays a round from its start through its actions. Throws if the rules of its version are gone, or if the stakes
 * do not match the rules.
 */
export const playByRules = (
  dependencies: Dependencies,
  round: RoundToPlay,
  { pair, nonce }: Numbers,
  actions: readonly Json[],
): Play<Json, Json> => {
  const found = dependencies.findTitle(round.game_code, round.maths_version)
  if (found?.title.version !== round.maths_version) {
    throw new Error(`round ${round.id}: maths ${round.game_code}/${round.maths_version} is gone`)
  }
  const serverSeed = openServerSeed(dependencies, pair)
  const chance = chanceOf({ serverSeed, clientSeed: round.client_seed, nonce })
  const wager = { stakeMinor: round.stake_minor, choice: round.choice }
  return found.engine.play(found.title, wager, actions, chance)
}

type PlayChange = {
  readonly state: 'in_steps' | 'played'
  readonly change: Updateable<RoundTable> & { readonly outcome: string }
}

/** The player's legal actions, as JSON text. */
export const storedLegal = (legal: Play<Json, Json>['legal']): string =>
  JSON.stringify(
    legal.map(({ action, stakeMinor }) => ({ action, stakeMinor: String(stakeMinor) })),
  )

/** What is stored of a play: its end, or whose turn it is and for how long. */
export const changeOfPlay = (
  { clock, leaseMs, stepTimeoutMs }: Dependencies,
  { view, payoutMinor, legal }: Play<Json, Json>,
): PlayChange => {
  const nowMs = clock.now().getTime()
  const outcome = JSON.stringify(view)
  if (legal.length > 0) {
    const timeoutAt = new Date(nowMs + stepTimeoutMs)
    return {
      state: 'in_steps',
      change: {
        outcome,
        legal: storedLegal(legal),
        timeout_at: timeoutAt,
        retry_at: timeoutAt,
        attempt_count: 0,
      },
    }
  }
  return {
    state: 'played',
    change: {
      outcome,
      legal: null,
      timeout_at: null,
      payout_minor: payoutMinor,
      played_at: new Date(nowMs),
      retry_at: new Date(nowMs + leaseMs),
      attempt_count: 0,
    },
  }
}
