import { fileURLToPath } from 'node:url'
import type { PromotionKind } from '@trevo/contract/promotion-names.ts'
import type { PromotionAudience, PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { namedStakes } from '../../../compose/stakes/counted-stakes.ts'
import { minuteGame } from '../../lottery/testing/open-test-lottery.ts'
import { openTestPlay, testMigrations } from '../../play/testing/open-test-play.ts'
import type { PictureStore } from '../../../platform/pictures/picture-store.ts'
import { createPromotions } from '../module.ts'
import type { CenterReward, Player, PromotionsNeeds, SegmentMemberFacts } from '../needs.ts'
import type { PromotionsTables } from '../tables.ts'
import { createDepositPromotions } from '../deposits/service/deposit-promotions.ts'
import { approvalModules, openTestApprovals } from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'
import { openOtherStakes } from './open-other-stakes.ts'

const migrationsOf = (module: string) => ({
  module,
  folder: fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url)),
})

/** A store in memory, as the folder is one on disk. */
const createMemoryStore = (): PictureStore & { readonly kept: Map<string, Uint8Array> } => {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    write: async (id, content) => void kept.set(id, content),
    read: async (id) => kept.get(id),
    remove: async (id) => void kept.delete(id),
  }
}

type NewPromotion = {
  readonly kind: PromotionKind
  readonly terms: PromotionTerms
  readonly audience?: PromotionAudience
  readonly stock?: number
  readonly budget?: string
  readonly code?: string
  readonly usesMax?: number
}

/** Wallet, play with its vendors’ protocols, a lottery, matches, and promotions. */
export const openTestPromotions = async () => {
  const own = await createTestDatabase([
    ...testMigrations,
    ...['lottery', 'sportsbook', 'promotions'].map(migrationsOf),
    ...serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  ])
  const server = await openTestPlay({}, own)
  const { pool, wallet, context } = server
  const others = await openOtherStakes(pool, wallet)
  const world = {
    needsSettledBet: false,
    level: 0,
    /** The stakes that have to count before a budget pays. */
    stakesMissing: 0n,
    payeeKeys: new Map<bigint, string[]>(),
    /** The returned part of a member's deposits. */
    returned: new Map<bigint, { amountMinor: bigint; count: number }>(),
    /** What segments read about members, by id, in the order of their registration. */
    described: new Map<bigint, SegmentMemberFacts>(),
    credited: [] as { memberId: bigint; amountMinor: bigint; creditedAt: Date }[],
    /** `<member> <member>` pairs who bet against each other. */
    opposite: new Set<string>(),
  }
  const players = new Map<bigint, Partial<Player>>()
  const center: CenterReward[] = []
  /** Payments out of members' budgets. */
  const spent: bigint[] = []
  /** Rewards that were withdrawn from the center. */
  const withdrawn: string[] = []
  const pictures = createMemoryStore()
  const approvals = await openTestApprovals({ pool, clock: context.clock }, ['lia', 'caio'])
  const database = createDatabase<PromotionsTables>(pool)
  const since = new Date('2026-01-01T00:00:00Z')
  const needs: PromotionsNeeds = {
    database,
    clock: context.clock,
    wallet,
    settings: {
      listLaws: () => [{ brandId: 1, needsSettledBet: world.needsSettledBet }],
      timeZoneOf: () => 'America/Sao_Paulo',
    },
    members: {
      findExclusion: async () => null,
      findPlayer: async (memberId) => ({
        account: `trevo@m${memberId}`,
        mayBeRewarded: true,
        document: undefined,
        registeredAt: since,
        birthDate: undefined,
        ...players.get(memberId),
      }),
      findIdByUsername: async (_brandId, username) => BigInt(username.slice(1)),
      listIdsAfter: async (afterId, limit) =>
        [...world.described.keys()].filter((id) => id > afterId).slice(0, limit),
      describeMembers: async (ids) => ids.flatMap((id) => world.described.get(id) ?? []),
      accountsOf: async (ids) => new Map(ids.map((id) => [id, `trevo@m${id}`])),
    },
    staff: approvals.staff.approvals,
    cashier: {
      depositKinds: ['test.deposited'],
      sumReturned: async (memberId) =>
        world.returned.get(memberId) ?? { amountMinor: 0n, count: 0 },
      listCredited: async (ids) => world.credited.filter(({ memberId }) => ids.includes(memberId)),
      payeeKeysOf: async (_tx, memberId) => world.payeeKeys.get(memberId) ?? [],
    },
    play: { stakeKinds: namedStakes },
    catalogue: {
      productOf: (nodeId) => (nodeId === minuteGame ? 'LOTT' : 'RNG'),
      nameOf: () => 'Jogo',
      countedShareBp: () => 10_000,
    },
    vip: { levelOf: async () => world.level },
    rewards: {
      spendForPlay: async (_tx, { amountMinor }) => {
        if (world.stakesMissing === 0n) spent.push(amountMinor)
        return world.stakesMissing
      },
      listPlayedSince: async () => [],
      grantReward: async (_tx, reward) => void center.push(reward),
      withdrawReward: async (_tx, { source, sourceId }) =>
        void withdrawn.push(`${source} ${sourceId}`),
    },
    sportsbook: {
      haveOpposite: async (memberId, otherIds) =>
        otherIds.some((id) => world.opposite.has(`${memberId} ${id}`)),
    },
    pictures,
  }
  const promotions = await createPromotions(needs)
  approvals.staff.approvals.register(promotions.changeKinds)
  const atCashier = createDepositPromotions({
    ...needs,
    members: {
      findDepositor: async () => ({
        mayBeRewarded: true,
        registeredAt: since,
        language: 'PT',
        brandLanguage: 'PT',
      }),
      brandIdOf: async () => 1,
    },
  })

  let count = 0
  const addPromotion = async (promotion: NewPromotion): Promise<number> => {
    count += 1
    const text = { title: `Promoção ${count}`, lead: 'Curto', body: 'Longo' }
    const { rows } = await pool.query<{ id: number }>(
      `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols, terms,
         audience, time_zone, starts_at, budget_minor, stock)
       values (1, $1, $2, 'other', $3, 100, '{coin}', $4, $5, 'America/Sao_Paulo', $6, $7, $8)
       returning id`,
      [
        `p-${count}`,
        promotion.kind,
        { PT: text, EN: text },
        promotion.terms,
        promotion.audience ?? {},
        since,
        promotion.budget === undefined ? null : parseMoney(promotion.budget),
        promotion.stock ?? null,
      ],
    )
    const id = rows[0]?.id ?? 0
    if (promotion.code !== undefined) {
      await pool.query('insert into promotions.code values (1, $1, $2, $3)', [
        promotion.code,
        id,
        promotion.usesMax ?? 1,
      ])
    }
    return id
  }

  let members = 0n
  /** A member with money at a game's table; members are numbered in seating order. */
  const sit = async (balance = '1000.00') => {
    members += 1n
    return { memberId: members, table: await seat(server.world, balance) }
  }
  const askingOf = (memberId: bigint, device = { userAgent: 'test', address: '127.0.0.1' }) => ({
    brandId: 1,
    memberId,
    language: 'PT' as const,
    brandLanguage: 'PT' as const,
    device,
  })
  return {
    ...server,
    others,
    needs,
    world,
    players,
    center,
    spent,
    withdrawn,
    pictures,
    promotions,
    approvals,
    atCashier,
    database,
    addPromotion,
    sit,
    askingOf,
    useLaw: async (needsSettledBet: boolean): Promise<void> => {
      world.needsSettledBet = needsSettledBet
      await promotions.saveLaw()
    },
  }
}

export type TestPromotions = Awaited<ReturnType<typeof openTestPromotions>>
