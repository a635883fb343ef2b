import type { PrizeType, RewardKind } from '@trevo/contract/wps/rewards/center.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { insertReward, reviveReward } from '../repository/rewards.ts'
import { findLastSettled } from '../../common/repository/find-last-settled.ts'

export type GivenPrize = {
  readonly type: PrizeType
  /** Money or points in 1/10,000; for rounds, the stake of one. */
  readonly amountMinor?: bigint | undefined
  readonly count?: number | null | undefined
  /** For rounds: how often their winnings must be wagered before a withdrawal. */
  readonly winTurnover?: number | undefined
  readonly names?: Texts<string> | null | undefined
}

export type RewardOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: RewardKind
  /** The member's text, in each language. */
  readonly names: Texts<string>
  readonly prize: GivenPrize
  /** The source and its id: the same is given once. */
  readonly source: string
  readonly sourceId: string
  readonly expiresAt?: Date | null | undefined
}

export type Granted = 'granted' | 'known' | 'bet_first'

/**
 * Puts an unclaimed reward into a member's reward center, in the caller's transaction. Under the
 * profile `br` it names the member's last settled bet; without one no reward is given (the database refuses it
 * too). The caller has checked that the member may get rewards.
 */
export const createGrantInTx =
  ({ settings, clock, identity, environment }: RewardsNeeds) =>
  async (tx: Tx, order: RewardOrder): Promise<Granted> => {
    const { memberId, brandId, prize } = order
    const jurisdiction = settings.jurisdictionOf(brandId)
    const stakeId = await findLastSettled(tx, memberId)
    if (jurisdiction === 'br' && stakeId === null) return 'bet_first'
    const seed = prize.type === 'draw' ? createServerSeed(environment.fillRandom) : undefined
    const commitment = seed === undefined ? null : commitmentOf(seed)
    const id = await insertReward(tx, {
      member_id: memberId,
      brand_id: brandId,
      jurisdiction,
      kind: order.kind,
      names: order.names,
      prize_type: prize.type,
      prize_minor: prize.amountMinor ?? 0n,
      prize_count: prize.count ?? null,
      win_turnover: prize.winTurnover ?? 0,
      prize_names: prize.names ?? null,
      source: order.source,
      source_id: order.sourceId,
      stake_id: stakeId,
      state: 'unclaimed',
      granted_at: clock.now(),
      expires_at: order.expiresAt ?? null,
      claimed_at: null,
      sealed_seed:
        seed === undefined || commitment === null ? null : identity.sealSecret(seed, commitment),
      commitment,
      proof: null,
    })
    if (id !== undefined) return 'granted'
    return (await reviveReward(tx, order)) ? 'granted' : 'known'
  }
export type GrantInTx = ReturnType<typeof createGrantInTx>

/** The same for other modules; the member is notified once the caller's transaction has committed. */
export const createGrantRewardInTx =
  ({ listeners }: RewardsNeeds, grantInTx: GrantInTx) =>
  async (tx: Tx, order: RewardOrder): Promise<Granted> => {
    const granted = await grantInTx(tx, order)
    if (granted === 'granted') afterCommit(tx, () => listeners.onChanged([order.memberId]))
    return granted
  }

/**
 * The same for other modules, in a separate transaction; the same (source, sourceId) once.
 * @throws Refusal `rewards.not_allowed` for members who may not get rewards, `rewards.bet_first`
 */
export const createGrantReward = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  const { database, members, listeners } = needs
  return async (order: RewardOrder): Promise<Granted> => {
    const granted = await database.inTx(async (tx) => {
      const eligible = await members.findEligible(order.memberId, tx)
      if (!eligible) throw new Refusal('rewards.not_allowed')
      return grantInTx(tx, order)
    })
    if (granted === 'bet_first') throw new Refusal('rewards.bet_first')
    if (granted === 'granted') listeners.onChanged([order.memberId])
    return granted
  }
}
