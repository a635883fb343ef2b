import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { pino } from 'pino'
import { serverMigrations } from '../modules/module-folders.ts'
import { minuteGame } from '../modules/lottery/testing/open-test-lottery.ts'
import { openTestPlay } from '../modules/play/testing/open-test-play.ts'
import { createPoints } from '../modules/points/index.ts'
import { openOtherStakes } from '../modules/promotions/testing/open-other-stakes.ts'
import { addSettledInTx } from '../modules/agents/index.ts'
import { createRewards, seedDemoRewards, type Eligible } from '../modules/rewards/index.ts'

const nothing = (): void => undefined
type TestPlay = Awaited<ReturnType<typeof openTestPlay>>

const openPoints = ({ pool, wallet, context }: TestPlay) =>
  createPoints({
    database: createDatabase(pool),
    clock: context.clock,
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
    cashier: { depositKind: 'test.deposited' },
  })

/** Rounds, lotteries and matches on one ledger, and all that rewards count of them. */
export const openCorrectionsWorld = async () => {
  const server = await openTestPlay({}, await createTestDatabase(serverMigrations))
  const { pool, wallet, context } = server
  const others = await openOtherStakes(pool, wallet)
  const points = await openPoints(server)
  /** By friend: who brought him. */
  const referrers = new Map<bigint, bigint>()
  const eligible = (id: bigint): Eligible => ({
    brandId: 1,
    referrerId: referrers.get(id) ?? null,
  })
  const rewards = await createRewards({
    database: createDatabase(pool),
    clock: context.clock,
    logger: pino({ level: 'silent' }),
    wallet,
    settings: {
      jurisdictionOf: () => 'open',
      siteOriginOf: () => 'https://trevo.example',
      timeZoneOf: () => 'America/Sao_Paulo',
    },
    members: {
      findEligible: async (id) => eligible(id),
      findPayable: async (id) => eligible(id),
      findEligibles: async (ids) => new Map(ids.map((id) => [id, eligible(id)])),
      findInviteCode: async () => '',
      listBornOn: async () => [],
      countReferred: async () => 0,
      listReferred: async () => [],
      findBrands: async (ids) => new Map(ids.map((id) => [id, 1])),
      accountsOf: async () => new Map(),
      findMultiAccountSignals: async () => [],
      findMaskedNames: async () => new Map(),
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
    agents: { addSettledInTx },
    catalogue: {
      productOf: (nodeId) => (nodeId === minuteGame ? 'LOTT' : 'RNG'),
      nameOf: () => 'Jogo',
      countedShareBp: () => 10_000,
      isOpen: () => false,
    },
    points,
    vip: { findRank: async () => undefined },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
    listeners: { onChanged: nothing },
  })
  await seedDemoRewards(pool, { id: 1, timeZone: 'America/Sao_Paulo' }, context.clock.now())
  await pool.query(
    `insert into points.rule values (1, 'RNG', 100000, 10000), (1, 'LOTT', 70000, 10000),
       (1, 'SPORTS', 130000, 10000)`,
  )
  // A friend is worth what counts of R$ 50.00.
  await pool.query(
    `update rewards.referral_setting set qualify_minor = 500000,
       tiers = '[{"from":1,"to":20,"amount":"0.02"}]'`,
  )
  await rewards.runRaffles()
  let members = 0n
  return {
    ...server,
    others,
    points,
    rewards,
    referrers,
    /** A member with money at a game's table; members are numbered as they sit down. */
    sit: async (balance = '500.00') => {
      members += 1n
      // As if much had counted before: what missions give is not what corrections are about.
      await pool.query("insert into rewards.play_budget values ($1, 'missions', -1000000000)", [
        members,
      ])
      return { memberId: members, table: await seat(server.world, balance) }
    },
    /** Runs the counting jobs until nothing is left to count. */
    countAll: async (): Promise<void> => {
      await rewards.settleStakes()
    },
  }
}
export type CorrectionsWorld = Awaited<ReturnType<typeof openCorrectionsWorld>>
