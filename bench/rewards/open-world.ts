import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import { stakeKind } from '../../apps/server/src/modules/play/index.ts'
import { createPoints } from '../../apps/server/src/modules/points/index.ts'
import {
  createPromotions,
  seedDemoPromotions,
} from '../../apps/server/src/modules/promotions/index.ts'
import { createRewards, seedDemoRewards } from '../../apps/server/src/modules/rewards/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { createLogger } from '../../apps/server/src/platform/logger.ts'

const clock = { now: () => new Date() }
const since = new Date('2026-01-01T00:00:00Z')
const paidKind = { kind: 'bench.paid', role: 'credit', typeCode: 3201, house: 'bench' } as const

type Stake = { readonly source: string; readonly txnId: string }
/** Every stake of a game is settled at once; there are no others. */
const atOnce = {
  stakeKinds: [stakeKind.kind],
  changedKinds: [],
  endsOf: async (stakes: readonly Stake[]) =>
    new Map(
      stakes.map(({ source, txnId }) => [
        `${source} ${txnId}`,
        { word: 'settled', backMinor: 0n, product: null } as const,
      ]),
    ),
}
const none = { stakeKinds: [], changedKinds: [], endsOf: async () => new Map() }

type Pool = ReturnType<typeof createPool>
type Wallet = ReturnType<typeof createWallet>

const openPoints = (pool: Pool, wallet: Wallet) => {
  return createPoints({
    database: createDatabase(pool),
    clock,
    wallet,
    settings: { jurisdictionOf: () => 'open' },
    members: { findEligible: async () => ({ brandId: 1 }), accountsOf: async () => new Map() },
    identity: {
      hasPaymentPassword: async () => true,
      requirePaymentPassword: async () => undefined,
    },
    cashier: { depositKind: paidKind.kind },
  })
}

const openRewards = (
  pool: Pool,
  wallet: Wallet,
  points: Awaited<ReturnType<typeof openPoints>>,
) => {
  const eligible = { brandId: 1, referrerId: null }
  return createRewards({
    database: createDatabase(pool),
    clock,
    logger: createLogger('error', 'bench'),
    wallet,
    settings: { jurisdictionOf: () => 'open', siteOriginOf: () => 'https://bench.example' },
    members: {
      findEligible: async () => eligible,
      findEligibles: async (ids) => new Map(ids.map((id) => [id, eligible])),
      findInviteCode: async () => '',
      listBornOn: async () => [],
      listReferred: async () => [],
      findBrands: async (ids) => new Map(ids.map((id) => [id, 1])),
      accountsOf: async (ids) => new Map(ids.map((id) => [id, `trevo@m${id}`])),
      reasonsAgainst: async () => [],
      findMaskedNames: async (ids) => new Map(ids.map((id) => [id, `m***${id}`])),
    },
    identity: {
      sealSecret: (text) => Buffer.from(text),
      openSecret: (sealed) => sealed.toString(),
      hasSecondFactor: async () => false,
    },
    play: {
      ...atOnce,
      grantFreeRounds: async () => undefined,
      listFreeRounds: async () => [],
    },
    lottery: none,
    sportsbook: none,
    catalogue: { productOf: () => 'BGS', nameOf: () => 'Jogo', isOpen: () => false },
    points: { earnInTx: points.earnInTx, grantInTx: points.grantInTx },
    vip: { findRank: async () => 0 },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
    listeners: { onChanged: () => undefined },
  })
}

const openPromotions = (pool: Pool, wallet: Wallet) => {
  return createPromotions({
    database: createDatabase(pool),
    clock,
    wallet,
    settings: { listLaws: () => [{ brandId: 1, needsSettledBet: false }] },
    members: {
      findPlayer: async (id) => ({
        account: `bench@${id}`,
        mayBeRewarded: true,
        document: undefined,
        registeredAt: since,
        birthDate: undefined,
      }),
    },
    cashier: { depositKinds: [paidKind.kind], payeeKeysOf: async () => [] },
    play: {
      ...atOnce,
      sumSettled: async () => [],
      sumSettledInTx: async () => [],
      findSettledStake: async () => undefined,
    },
    catalogue: { productOf: () => 'BGS', nameOf: () => 'Jogo' },
    vip: { levelOf: async () => 0 },
    rewards: { grantReward: async () => undefined },
    lottery: { ...none, sumSettled: async () => [], findSettledStake: async () => undefined },
    sportsbook: {
      ...none,
      sumSettled: async () => undefined,
      findSettledStake: async () => undefined,
      haveOpposite: async () => false,
    },
    pictures: {
      write: async () => undefined,
      read: async () => undefined,
      remove: async () => undefined,
    },
  })
}

/** Wallet, points, promotions and rewards as the server has them; every stake is settled at once. */
export const openWorld = async (url: string) => {
  await migrate(url, serverMigrations)
  const pool = createPool(url, { work: 'reports', max: 20 })
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([stakeKind, paidKind])
  const own = () => createDatabase<Record<never, never>>(pool)
  const points = await openPoints(pool, wallet)
  const rewards = await openRewards(pool, wallet, points)
  const promotions = await openPromotions(pool, wallet)
  await seedDemoRewards(pool, 1, clock.now())
  await seedDemoPromotions(pool, 1, clock.now())
  return {
    pool,
    wallet,
    rewards,
    promotions,
    paidKind: paidKind.kind,
    stakeKind: stakeKind.kind,
    openAccounts: (memberId: bigint) => own().inTx((tx) => wallet.openAccounts(tx, memberId)),
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
