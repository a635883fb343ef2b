import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { findRewardId, lockReward, updateReward } from '../../grants/repository/rewards.ts'
import type { RaffleRow, RewardRow } from '../../tables.ts'
import { lockWins, setWinClaimed } from '../repository/raffle-wins.ts'
import { payReward } from '../../center/service/claim-reward.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'

/**
 * Pays the winnings of the member's tickets of a drawn raffle, under their lock. @throws Refusal
 * rewards.raffle_not_won, rewards.claimed, rewards.bet_first
 */
export const claimWins = async (
  needs: RewardsNeeds,
  tx: Tx,
  {
    memberId,
    brandId,
    raffle,
    grantInTx,
  }: {
    readonly memberId: bigint
    readonly brandId: number
    readonly raffle: RaffleRow
    readonly grantInTx: GrantInTx
  },
): Promise<readonly RewardRow[]> => {
  const wins = await lockWins(tx, raffle.id, memberId)
  if (wins.length === 0) throw new Refusal('rewards.raffle_not_won')
  const open = wins.filter(({ claimed_at: at }) => at === null)
  if (open.length === 0) throw new Refusal('rewards.claimed')
  const now = needs.clock.now()
  const paid: RewardRow[] = []
  for (const win of open) {
    const sourceId = `${raffle.id}:${win.place}`
    const granted = await grantInTx(tx, {
      memberId,
      brandId,
      kind: 'RAFFLE',
      names: raffle.names,
      prize: { type: 'cash', amountMinor: win.amount_minor },
      source: 'raffle',
      sourceId,
    })
    if (granted === 'bet_first') throw new Refusal('rewards.bet_first')
    const row = await lockReward(tx, memberId, await findRewardId(tx, 'raffle', sourceId))
    if (!row) throw new Error(`no reward for ${sourceId}`)
    const change = { state: 'claimed', claimed_at: now } as const
    await updateReward(tx, row.id, change)
    await payReward(needs, tx, row)
    paid.push({ ...row, ...change })
    await setWinClaimed(tx, win, now)
  }
  return paid
}
