import type { Value } from '@trevo/contract/endpoint.ts'
import type { getLinkedRound as endpoint } from '@trevo/contract/rgs/play.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { isRoundLink } from '@trevo/vendor-kit/signing/round-link.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findRound } from '../../rounds/repository/rounds.ts'
import { atSmallestStake } from './at-smallest-stake.ts'
import { describeRound } from './get-round.ts'

/**
 * A round for the holder of a link that the platform signed; it is shown for as long as it is kept. A link without
 * amounts shows it at the smallest stake of its game.
 * @throws Refusal `rgs.round_unknown`, also for a link that is not signed for this round, and for one without amounts
 * to a round that cannot be told without them.
 */
export const getLinkedRound =
  (dependencies: Dependencies, keys: VendorKeys) =>
  async (roundId: string, proof: string): Promise<Value<typeof endpoint>> => {
    const { database, clock } = dependencies
    const row = await findRound(database.db, roundId)
    const atMs = clock.now().getTime()
    if (!row) throw new Refusal('rgs.round_unknown')
    const named = { gameCode: row.game_code, roundId }
    const isWhole = isRoundLink(keys, named, { proof, atMs })
    const isBare = !isWhole && isRoundLink(keys, named, { proof, atMs }, 'without amounts')
    const shown = isBare ? await atSmallestStake(dependencies, row) : row
    if (!shown || !(isWhole || isBare)) throw new Refusal('rgs.round_unknown')
    const found = await describeRound(dependencies)(shown)
    // A link may be passed on: it shows the round, not the player's balance.
    const round = { ...found.round, balanceBefore: null, balanceAfter: null }
    return { ...found, round, withoutAmounts: isBare }
  }
