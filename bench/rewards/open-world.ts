import { createDatabase, createPool } from '@trevo/database/connect.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { stakeKind } from '../../apps/server/src/modules/play/index.ts'
import { createPoints } from '../../apps/server/src/modules/points/index.ts'
import { createPromotions } from '../../apps/server/src/modules/promotions/index.ts'
import { createRewards } from '../../apps/server/src/modules/rewards/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { depositedKind, gameCode, openPlay } from '../http/open-play.ts'

const clock = systemClock
const since = new Date('2026-01-01T00:00:00Z')

type Pool = ReturnType<typeof createPool>
type Wallet = ReturnType<typeof createWallet>
type Points = Awaited<ReturnType<typeof createPoints>>

const openPoints = (pool: Pool, wallet: Wallet) => {
  return createPoints({
    database: createDatabase(pool),
    clock,
    wallet,
    settings: { jurisdictionOf: () => 'open' },
    members: {
      findEligible: async () => ({ brandId: 1 }),
      findPayable: async () => ({ brandId: 1 }),
      accountsOf: async () => new Map(),
    },
    identity: {
      hasPaymentPassword: async () => true,
      requirePaymentPassword: async () => undefined,
    },
    cashier: { depositKind: depositedKind.kind },
  })
}

const openRewards = (pool: Pool, wallet: Wallet, points: Points) => {
  const eligible = { brandId: 1, referrerId: null }
  return createRewards({
    database: createDatabase(pool),
    clock,
    logger: createLogger('error', 'bench'),
    wallet,
    settings: {
      jurisdictionOf: () => 'open',
      siteOriginOf: () => 'https://bench.example',
      timeZoneOf: () => 'America/Sao_Paulo',
    },
    members: {
      findEligible: async () => eligible,
      findPayable: async () => eligible,
      findEligibles: async (ids) => new Map(ids.map((id) => [id, eligible])),
      findInviteCode: async () => '',
      listBornOn: async () => [],
      countReferred: async () => 0,
      listReferred: async () => [],
      findBrands: async (ids) => new Map(ids.map((id) => [id, 1])),
      accountsOf: async (ids) => new Map(ids.map((id) => [id, `trevo@m${id}`])),
      findMultiAccountSignals: async () => [],
      findMaskedNames: async (ids) => new Map(ids.map((id) => [id, `m***${id}`])),
    },
    cashier: { isVerifiedPerson: async () => true },
    identity: {
      sealSecret: (text) => Buffer.from(text),
      openSecret: (sealed) => sealed.toString(),
      hasSecondFactor: async () => false,
    },
    play: {
      grantFreeRounds: async () => undefined,
      listFreeRounds: async () => [],
    },
    catalogue: {
      productOf: () => 'BGS',
      nameOf: () => 'Jogo',
      countedShareBp: () => 10_000,
      isOpen: () => false,
    },
    points,
    agents: { addSettledInTx: async () => undefined },
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
    settings: {
      listLaws: () => [{ brandId: 1, needsSettledBet: false }],
      timeZoneOf: () => 'UTC',
    },
    members: {
      findExclusion: async () => null,
      findPlayer: async (id) => ({
        account: `bench@${id}`,
        mayBeRewarded: true,
        document: undefined,
        registeredAt: since,
        birthDate: undefined,
      }),
      findIdByUsername: async () => undefined,
      listIdsAfter: async () => [],
      describeMembers: async () => [],
      accountsOf: async () => new Map(),
    },
    staff: {
      askChange: async () => ({ requestId: '', isDone: false }),
      listWaiting: async () => new Map(),
    },
    cashier: {
      depositKinds: [depositedKind.kind],
      sumReturned: async () => ({ amountMinor: 0n, count: 0 }),
      payeeKeysOf: async () => [],
      listCredited: async () => [],
    },
    play: { stakeKinds: [stakeKind.kind] },
    catalogue: { productOf: () => 'BGS', nameOf: () => 'Jogo', countedShareBp: () => 10_000 },
    vip: { levelOf: async () => 0 },
    rewards: {
      grantReward: async () => undefined,
      spendForPlay: async () => 0n,
      listPlayedSince: async () => [],
      withdrawReward: async () => undefined,
    },
    sportsbook: { haveOpposite: async () => false },
    pictures: {
      write: async () => undefined,
      read: async () => undefined,
      remove: async () => undefined,
    },
  })
}

/** Wallet, play, points, promotions and rewards as the server has them. */
export const openWorld = async (url: string, keys: VendorKeys) => {
  const pool = createPool(url, { work: 'reports', max: 20 })
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([depositedKind])
  const log = createLogger('error', 'bench')
  const play = await openPlay({ pool, wallet, keys, log, games: [gameCode] })
  const points = await openPoints(pool, wallet)
  const rewards = await openRewards(pool, wallet, points)
  const promotions = await openPromotions(pool, wallet)
  return {
    pool,
    wallet,
    play,
    rewards,
    promotions,
    log,
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
