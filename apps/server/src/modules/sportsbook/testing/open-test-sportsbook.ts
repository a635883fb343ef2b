import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { pino } from 'pino'
import { approvalModules, openTestApprovals } from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'
import { createWallet } from '../../wallet/index.ts'
import { createSimulatedFeed } from '../feeds/simulated-feed.ts'
import type { SlipOrder } from '../slips/domain/read-slip.ts'
import { createSportsbook } from '../module.ts'
import type { MatchFeed, MatchMoved, SettledSlip } from '../needs.ts'
import { isSeason, type SeasonRow } from '../seasons/repository/seasons.ts'
import type { FixtureRow, SportsTables } from '../tables.ts'
import { createLeagueSeeds } from '../feeds/repository/league-seeds.ts'
import { seedDemoSports } from '../seed/seed-demo-sports.ts'

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url))

const migrations = [
  { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
  { module: 'bets', folder: folderOf('bets') },
  { module: 'sportsbook', folder: folderOf('sportsbook') },
  ...serverMigrations.filter(({ module }) => approvalModules.includes(module)),
]

const deposit = { kind: 'test.deposited', role: 'credit', typeCode: 6101, house: 'test' } as const

/** A ledger and the demo's leagues on a real database; the clock is stopped until it is moved. */
export const openTestSportsbook = async (feeds: Readonly<Record<string, MatchFeed>> = {}) => {
  const test = await createTestDatabase(migrations)
  await seedDemoSports(test.pool, 1, 1)
  let now = new Date('2030-05-14T15:00:30.000Z')
  const clock = { now: () => now }
  const wallet = createWallet({ pool: test.pool, clock })
  await wallet.start()
  await wallet.registerKinds([deposit])
  const database = createDatabase<SportsTables>(test.pool)
  const moved: MatchMoved[] = []
  const paid: SettledSlip[] = []
  const pauses: number[] = []
  let duringPause = async (): Promise<void> => undefined
  const environment = {
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    pause: async (ms: number) => {
      pauses.push(ms)
      await duringPause()
    },
  }
  const approvals = await openTestApprovals({ pool: test.pool, clock }, ['ana', 'rui'])
  const sportsbook = await createSportsbook({
    database,
    staff: approvals.staff.approvals,
    members: {
      findNames: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, `member${id}`])),
      findMemberId: async (_brandId: number, name: string) => {
        const [, id] = /^member(\d+)$/.exec(name) ?? []
        return id === undefined ? undefined : BigInt(id)
      },
      findNameOf: async (brandId: number, id: bigint) =>
        brandId === 1 ? `member${id}` : undefined,
    },
    wallet,
    clock,
    logger: pino({ level: 'silent' }),
    environment,
    feeds: {
      simulated: createSimulatedFeed(createLeagueSeeds({ database, environment })),
      ...feeds,
    },
    listeners: {
      onMoved: (one) => void moved.push(one),
      onPaid: (slips) => void paid.push(...slips),
    },
  })
  approvals.staff.approvals.register(sportsbook.changeKinds)
  await sportsbook.scheduleMatches()

  let lastMember = 0n
  const createMember = async (balance = '1000.00'): Promise<bigint> => {
    lastMember += 1n
    const memberId = lastMember
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
    const amountMinor = parseMoney(balance)
    const txnId = `deposit-${memberId}`
    await wallet.post({ source: 'test', txnId, kind: deposit.kind, memberId, amountMinor })
    return memberId
  }

  /** Coming matches of a league, next one first. */
  const listComing = async (league = 'BICHOS'): Promise<FixtureRow[]> => {
    await sportsbook.scheduleMatches()
    return database.db
      .selectFrom('sportsbook.fixture as f')
      .innerJoin('sportsbook.league as l', 'l.id', 'f.league_id')
      .selectAll('f')
      .where('l.code', '=', league)
      .where('f.starts_at', '>', now)
      .where('f.season', 'is', null)
      .orderBy('f.starts_at')
      .execute()
  }
  /** Unfinished seasons of a league, the current one first. */
  const listSeasons = async (league = 'BICHOS'): Promise<SeasonRow[]> => {
    await sportsbook.runSeasons()
    const rows = await database.db
      .selectFrom('sportsbook.fixture as f')
      .innerJoin('sportsbook.league as l', 'l.id', 'f.league_id')
      .selectAll('f')
      .where('l.code', '=', league)
      .where('f.season', 'is not', null)
      .where('f.status', 'in', ['scheduled', 'live'])
      .orderBy('f.starts_at')
      .execute()
    return rows.filter(isSeason)
  }
  const getMatch = (id: bigint): Promise<FixtureRow> =>
    database.db
      .selectFrom('sportsbook.fixture')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const advanceTo = (at: Date): void => {
    now = at
  }
  /** This many steps of the clock after the kick-off, including half-time. */
  const playTo = async (match: FixtureRow, steps: number): Promise<FixtureRow> => {
    advanceTo(new Date(match.starts_at.getTime() + steps * 4_000 + 10))
    await sportsbook.runMatches()
    return getMatch(match.id)
  }

  type Choice = { match: FixtureRow; market: string; selection: string; odds?: number }
  const orderOf = (
    memberId: bigint,
    choices: readonly Choice[],
    more: Partial<SlipOrder> = {},
  ): SlipOrder => ({
    memberId,
    brandId: 1,
    clientId: randomUUID(),
    kind: choices.length === 1 ? 'singles' : 'multiple',
    stakeEachMinor: parseMoney('10.00'),
    accepts: 'better',
    choices: choices.map(({ match, market, selection, odds }) => ({
      fixtureId: match.id,
      market,
      selection,
      odds: odds ?? match.book[market]?.[selection] ?? 0,
    })),
    ...more,
  })

  return {
    ...test,
    database,
    wallet,
    sportsbook,
    approvals,
    moved,
    paid,
    pauses,
    createMember,
    listComing,
    listSeasons,
    getMatch,
    playTo,
    orderOf,
    place: (memberId: bigint, choices: readonly Choice[], more: Partial<SlipOrder> = {}) =>
      sportsbook.placeSlip(orderOf(memberId, choices, more)),
    balanceOf: async (memberId: bigint) => (await wallet.balanceOf(memberId)).availableMinor,
    whilePaused: (work: () => Promise<void>) => {
      duringPause = work
    },
    now: () => now,
    advanceTo,
    close: async () => {
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestSportsbook = Awaited<ReturnType<typeof openTestSportsbook>>
