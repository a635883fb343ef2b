import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { serverMigrations } from '../../module-folders.ts'
import type { Measured } from '../domain/judge-part.ts'
import type { Running } from '../domain/list-minutes.ts'
import { createStatus } from '../module.ts'
import type { Approvals } from '../../../platform/approvals/change-kind.ts'
import type { AffectedPage, StatusNeeds, StatusVendor } from '../needs.ts'
import type { StatusTables } from '../repository/tables.ts'

export const working: Measured = { inTime: 10, late: 0, medianSec: 4 }
export const failing: Measured = { inTime: 1, late: 9, medianSec: 400 }

type GivenCredit = Parameters<StatusNeeds['rewards']['giveIncidentCredit']>[0]

const tigre: StatusVendor = { vassalage: 'TIG', name: 'Tigre Studio', nodeId: 11, isOff: false }

/** Two brands whose parts are measured as a test says; the clock is the test's. */
export const openTestStatus = async () => {
  const database = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'status'),
  )
  const pool = createPool(database.url, { max: 1, role: 'trevo_app' })
  let now = new Date('2026-03-10T12:00:10Z')
  const measured = {
    deposits: working as Measured | undefined,
    withdrawals: working as Measured | undefined,
    draws: working as Measured | undefined,
    feeds: undefined as Measured | undefined,
    launches: new Map<string, Measured>([['TIG', working]]),
  }
  const running: Running[] = [
    { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z') },
  ]
  const closed = new Set<number>()
  const off = new Set<string>()
  const faults = new Set<string>()
  /** Members whom incidents of each part hit, and the spans that were asked for. */
  const hit = new Map<string, readonly bigint[]>()
  const spans: { readonly part: string; readonly from: Date; readonly until: Date }[] = []
  const hitBy =
    (part: string) =>
    async ({ from, until, afterId, limit }: AffectedPage): Promise<readonly bigint[]> => {
      spans.push({ part, from, until })
      return (hit.get(part) ?? []).filter((id) => id > afterId).slice(0, limit)
    }
  const credits = new Map<string, GivenCredit>()
  const unreachable = new Set<bigint>()
  const worthless = new Set<bigint>()
  const approvals: Approvals = {
    askChange: async () => {
      throw new Error('nobody asks for a change here')
    },
    listWaiting: async () => new Map(),
  }
  const needs: StatusNeeds = {
    database: createDatabase<StatusTables>(pool),
    clock: { now: () => now },
    settings: {
      listBrands: () =>
        [1, 2].map((id) => ({
          id,
          timeZone: 'America/Sao_Paulo',
          language: 'PT',
          languages: ['PT', 'EN'],
          isClosed: closed.has(id),
        })),
    },
    system: { listRunning: async (since) => running.filter(({ until }) => until >= since) },
    cashier: {
      measureDeposits: async (brandId) => (brandId === 1 ? measured.deposits : undefined),
      measureWithdrawals: async () => {
        if (faults.has('withdrawals')) throw new Error('the query was ended')
        return measured.withdrawals
      },
      listLateDepositors: hitBy('deposits'),
      listLateWithdrawers: hitBy('withdrawals'),
    },
    lottery: { measureDraws: async () => measured.draws },
    sportsbook: { measureFeeds: async () => measured.feeds },
    catalogue: {
      listVendors: async () => [{ ...tigre, isOff: off.has(tigre.vassalage) }],
    },
    play: {
      measureLaunches: async () => measured.launches,
      listLateLaunchers: (vendor, page) => hitBy(`vendor:${vendor}`)(page),
    },
    rewards: {
      giveIncidentCredit: async (credit) => {
        if (unreachable.has(credit.memberId)) throw new Error('the reward was not written')
        const id = `${credit.incidentId}:${credit.memberId}`
        if (!credits.has(id)) credits.set(id, credit)
        return worthless.has(credit.memberId) ? 0n : credit.amountMinor
      },
    },
    staff: approvals,
  }
  return {
    pool: database.pool,
    measured,
    running,
    closed,
    off,
    /** Parts that cannot be measured. */
    faults,
    hit,
    spans,
    /** What was given, by incident and member. */
    credits,
    /** Members whose reward cannot be written, and those who may get nothing. */
    unreachable,
    worthless,
    /** As another copy of the server would create it. */
    createCopy: () => createStatus(needs),
    setNow: (at: string) => {
      now = new Date(at)
    },
    now: () => now,
    advance: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    close: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

export type TestStatus = Awaited<ReturnType<typeof openTestStatus>>
