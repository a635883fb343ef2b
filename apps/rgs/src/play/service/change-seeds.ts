import { tables } from '@trevo/database/connect.ts'
import type { RevealedSeeds } from '@trevo/contract/rgs/seeds.ts'
import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findUnplayedRound } from '../../rounds/repository/rounds.ts'
import type { RgsTables, SessionRow } from '../../tables.ts'
import { bringSeed, type BroughtSeed } from '../../fairness/service/bring-seed.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import {
  getLockedSeedPair,
  openServerSeed,
  replaceSeedPair,
} from '../../fairness/service/seed-pairs.ts'

/** Names the game of an open round, unless it is the session's own, which shows its round itself. */
const refusalOf = (
  { findTitle }: Dependencies,
  { game_code: gameCode, language }: Pick<SessionRow, 'game_code' | 'language'>,
  unplayed: { readonly id: string; readonly game_code: string },
): Refusal => {
  const roundId = unplayed.id
  if (unplayed.game_code === gameCode) return new Refusal('rgs.round_open', { roundId })
  const game = findTitle(unplayed.game_code)?.title.title[language] ?? unplayed.game_code
  return new Refusal('rgs.round_open_elsewhere', {
    roundId,
    game,
    gameCode: unplayed.game_code,
  })
}

/** Reveals the pair in use and commits to the next. Does not wait for a round whose outcome is open. */
export const rotateSeeds =
  (dependencies: Dependencies) =>
  ({ row }: OpenSession): Promise<{ revealed: RevealedSeeds; seeds: SeedState }> =>
    dependencies.database.inTx(async (tx) => {
      const pair = await getLockedSeedPair(dependencies, tx, row.player_ref)
      const unplayed = await findUnplayedRound(tables<RgsTables>(tx), row.player_ref)
      if (unplayed) throw refusalOf(dependencies, row, unplayed)
      const next = await replaceSeedPair(dependencies, tx, pair)
      return {
        revealed: {
          seedPairId: String(pair.id),
          commitment: pair.commitment,
          commitmentNumber: Number(pair.commitment_number),
          serverSeed: openServerSeed(dependencies, pair),
          roundCount: pair.nonce,
          revealedAt: dependencies.clock.now().toISOString(),
        },
        seeds: shownSeeds(next),
      }
    })

/** Sets the player's own seed from the next round on. */
export const setClientSeed =
  (dependencies: Dependencies) =>
  ({ row }: OpenSession, seed: BroughtSeed): Promise<{ seeds: SeedState }> =>
    dependencies.database.inTx(async (tx) => {
      const pair = await getLockedSeedPair(dependencies, tx, row.player_ref)
      const clientSeed = await bringSeed(dependencies, tx, pair, seed)
      return { seeds: shownSeeds({ ...pair, client_seed: clientSeed }) }
    })
