import { createDatabase, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { depositCreditedKind, type OpenCashier } from '../../modules/cashier/index.ts'
import { gameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import {
  mayBeOffered,
  takesMarketing,
  type KnownMember,
  type MemberDirectory,
} from '../../modules/members/index.ts'
import {
  createDepositPromotions,
  createPromotions,
  type DepositPromotions,
  type CenterReward,
  type Promotions,
  type PromotionsNeeds,
} from '../../modules/promotions/index.ts'
import type { PricedPrize, Rewards } from '../../modules/rewards/index.ts'
import type { PromotionReward } from '@trevo/contract/promotion-terms.ts'
import { listChecked } from '../../modules/rewards/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Sportsbook } from '../../modules/sportsbook/index.ts'
import type { Vip } from '../../modules/vip/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { openPictureStore } from '../../platform/pictures/open-picture-store.ts'
import { createCountedShareOf } from '../stakes/counted-share-of.ts'
import { namedStakes } from '../stakes/counted-stakes.ts'
import { lastingExclusion } from '../accounts/lasting-exclusion.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Early = {
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly vip: Vip
  readonly wallet: Wallet
}

/** Full accounts that are open, not barred from debits, and to whom rewards may be offered; no other account gets rewards. */
const mayBeRewarded = async (
  { findGuarded }: Pick<Wallet, 'findGuarded'>,
  member: KnownMember,
  tx?: Tx,
): Promise<boolean> =>
  member.kind !== 'trial' &&
  member.closedAt === null &&
  mayBeOffered(member, 'bonus') &&
  !(await findGuarded([member.memberId], tx)).has(member.memberId)

const levels = (vip: Vip) => ({
  levelOf: async (brandId: number, memberId: bigint, tx?: Tx): Promise<number> =>
    (await vip.findRank(brandId, memberId, tx))?.rankLevel ?? 0,
})

const depositKinds = [depositCreditedKind.kind]

/** What the cashier needs from promotions, which are created after it. */
export const buildPromotionsAtCashier = (
  { pools, clock }: Platform,
  { settings, members, vip, wallet }: Early,
): DepositPromotions =>
  createDepositPromotions({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    vip: levels(vip),
    cashier: { depositKinds },
    members: {
      findDepositor: async (memberId) => {
        const member = await members.findMember(memberId)
        if (!member) return undefined
        const { defaultLanguage: brandLanguage } = settings.brand(member.brandId)
        return {
          mayBeRewarded: await mayBeRewarded(wallet, member),
          registeredAt: member.registeredAt,
          language: member.language ?? brandLanguage,
          brandLanguage,
        }
      },
      brandIdOf: async (tx, memberId) => (await members.findMember(memberId, tx))?.brandId,
    },
  })

type Neighbours = Early & {
  readonly catalogue: Catalogue
  readonly cashier: OpenCashier
  readonly rewards: Rewards
  readonly sportsbook: Sportsbook
  readonly staff: Staff
  readonly tree: {
    linesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly bigint[]>>
  }
}

/** A promotion's prize in the reward center: as many rounds as the amount pays for. */
const inRewardCenter = ({
  prize,
  amountMinor,
  roundStakeMinor,
  winTurnover,
}: Pick<CenterReward, 'prize' | 'amountMinor' | 'roundStakeMinor' | 'winTurnover'>) => {
  if (prize === 'ticket') return { kind: 'PRIZE_WHEEL', prize: { type: 'draw' } } as const
  if (prize === 'points') return { kind: 'MANUAL', prize: { type: 'points', amountMinor } } as const
  const isOne = roundStakeMinor === null || roundStakeMinor > amountMinor
  const stakeMinor = isOne ? amountMinor : roundStakeMinor
  const rounds = amountMinor / stakeMinor
  const given = {
    type: 'freeRounds',
    amountMinor: stakeMinor,
    count: Number(rounds),
    winTurnover,
  } as const
  return { kind: 'FREE_SPIN', prize: given } as const
}

/** The same for comparing its value; bonus money is worth its amount. */
const pricedPrize = (
  prize: PromotionReward['prize'],
  { amountMinor, roundStakeMinor }: Pick<CenterReward, 'amountMinor' | 'roundStakeMinor'>,
): PricedPrize => {
  if (prize === 'cash' || prize === 'bonus') return { type: 'cash', amountMinor }
  const { kind, prize: given } = inRewardCenter({
    prize,
    amountMinor,
    roundStakeMinor,
    winTurnover: 0,
  })
  return { amountMinor: 0n, drawKind: kind, ...given }
}

const findPlayerOf =
  ({ members, wallet }: Pick<Neighbours, 'members' | 'wallet'>) =>
  async (memberId: bigint, tx?: Tx) => {
    const member = await members.findMember(memberId, tx)
    return (
      member && {
        account: member.account,
        mayBeRewarded: await mayBeRewarded(wallet, member, tx),
        document: member.taxId ?? undefined,
        registeredAt: member.registeredAt,
        birthDate: member.bornOn ?? undefined,
      }
    )
  }

/** What segments ask about members, and who may not be addressed. */
const describeMembers =
  (
    { members, wallet, vip, tree }: Pick<Neighbours, 'members' | 'wallet' | 'vip' | 'tree'>,
    clock: Platform['clock'],
  ): PromotionsNeeds['members']['describeMembers'] =>
  async (memberIds) => {
    const [found, guarded, balances, lines] = await Promise.all([
      members.findMembers(memberIds),
      wallet.findGuarded(memberIds),
      wallet.balancesOf(memberIds),
      tree.linesOf(memberIds),
    ])
    const agents = await members.findMembers([...new Set([...lines.values()].flat())])
    const names = new Map(agents.map((one) => [one.memberId, one.username.toLowerCase()]))
    const ranks = new Map<bigint, number>()
    for (const brandId of new Set(found.map((member) => member.brandId))) {
      const own = found.filter((member) => member.brandId === brandId)
      const ids = own.map(({ memberId }) => memberId)
      for (const [id, rank] of await vip.ranksOf(brandId, ids)) ranks.set(id, rank)
    }
    return found.map((member) => ({
      memberId: member.memberId,
      brandId: member.brandId,
      account: member.account,
      level: ranks.get(member.memberId) ?? 0,
      registeredAt: member.registeredAt,
      mobile: member.mobileE164,
      availableMinor: balances.get(member.memberId)?.availableMinor ?? 0n,
      line: (lines.get(member.memberId) ?? []).flatMap((id) => names.get(id) ?? []),
      isFlagged:
        guarded.has(member.memberId) ||
        member.closedAt !== null ||
        member.excludedAt !== null ||
        !mayBeOffered(member, 'bonus') ||
        !takesMarketing(member, clock.now()) ||
        members.isTrial(member),
    }))
  }

/** Promotions, with what they need to know about members, money and play. */
export const buildPromotions = (
  { pools, clock, config }: Platform,
  neighbours: Neighbours,
): Promise<Promotions> => {
  const { settings, members, vip, wallet, catalogue, cashier, rewards, sportsbook } = neighbours
  return createPromotions({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    settings: {
      listLaws: () =>
        settings.brands().map(({ id }) => ({
          brandId: id,
          needsSettledBet: settings.jurisdictionRulesOf(id).rewardNeedsSettledBet,
        })),
      timeZoneOf: timeZoneOf(settings),
    },
    members: {
      findExclusion: lastingExclusion(members),
      findPlayer: findPlayerOf(neighbours),
      findIdByUsername: async (brandId, username) =>
        (await members.findMemberByUsername(brandId, username))?.memberId,
      listIdsAfter: members.listIdsAfter,
      describeMembers: describeMembers(neighbours, clock),
      accountsOf: async (ids) =>
        new Map(
          (await members.findMembers(ids)).map(({ memberId, account }) => [memberId, account]),
        ),
    },
    staff: neighbours.staff.approvals,

    cashier: {
      depositKinds,
      sumReturned: cashier.sumReturned,
      listCredited: cashier.listCredited,
      payeeKeysOf: cashier.withdrawals.payeeKeysOf,
    },
    play: { stakeKinds: namedStakes },
    catalogue: {
      productOf: (nodeId) => catalogue.findKnown(nodeId)?.row.game_type,
      nameOf: (nodeId, language) => {
        const game = catalogue.findKnown(nodeId)
        return game && gameIn(game, language).gameName
      },
      countedShareBp: createCountedShareOf(catalogue.findKnown),
    },
    vip: levels(vip),
    rewards: {
      grantReward: async (tx, { prize, amountMinor, roundStakeMinor, winTurnover, ...order }) => {
        const what = { prize, amountMinor, roundStakeMinor, winTurnover }
        const given = { ...order, ...inRewardCenter(what) }
        const granted = await rewards.grantRewardInTx(tx, given)
        if (granted === 'bet_first') throw new Refusal('promotion.bet_needed')
      },
      spendForPlay: (tx, { memberId, brandId, prize, ...of }) =>
        rewards.spendForPlay(tx, { memberId, brandId, prize: pricedPrize(prize, of) }),
      listPlayedSince: (since, limit) =>
        listChecked(createDatabase(pools.requests).db, since, limit),
      withdrawReward: rewards.withdrawRewardInTx,
    },
    sportsbook: { haveOpposite: sportsbook.haveOpposite },
    pictures: openPictureStore(config),
  })
}
