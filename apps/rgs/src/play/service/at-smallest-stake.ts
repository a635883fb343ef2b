import { smallestStakeOf } from '@trevo/game-rules/engine/smallest-stake.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSeedPair } from '../../fairness/repository/seeds.ts'
import { listTakenActions } from '../../rounds/repository/actions.ts'
import { playByRules } from '../../rounds/service/play-by-rules.ts'
import type { RoundRow } from '../../tables.ts'

/**
 * A finished round as its seeds decide it for the smallest stake that its choice has in its game: every sum is so many
 * stakes as it was, and what was staked cannot be told from it. Undefined for a round that is not over, for one of a room, for one of
 * earlier rules, and where the choice itself holds amounts.
 */
export const atSmallestStake = async (
  dependencies: Dependencies,
  row: RoundRow,
): Promise<RoundRow | undefined> => {
  const { nonce, room_game_id: roomGameId, seed_pair_id: pairId } = row
  const isOver = row.state === 'credited' || row.state === 'closed'
  if (!isOver || roomGameId !== null || pairId === null || nonce === null) return undefined
  const { title, engine } = dependencies.findTitle(row.game_code, row.maths_version) ?? {}
  if (!title || !engine || title.version !== row.maths_version) return undefined
  const wager = { stakeMinor: row.stake_minor, choice: row.choice }
  const stakeMinor = smallestStakeOf(engine, title, wager)
  if (stakeMinor === undefined) return undefined
  const pair = await findSeedPair(dependencies.database.db, pairId)
  if (!pair) return undefined
  const taken = row.action_count > 0 ? await listTakenActions(dependencies.database.db, row.id) : []
  const play = playByRules(
    dependencies,
    { ...row, stake_minor: stakeMinor },
    { pair, nonce },
    taken.map(({ action }) => action),
  )
  return {
    ...row,
    stake_minor: stakeMinor,
    further_stake_minor: play.stakeMinor - stakeMinor,
    payout_minor: play.payoutMinor,
    outcome: play.view as RoundRow['outcome'], // as its engine shows it, stored as JSON
    legal: null,
  }
}
