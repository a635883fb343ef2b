import { createDatabase } from '@trevo/database/connect.ts'
import type { KindDefinition } from '../../wallet/index.ts'
import { openNamedLedger } from '../../wallet/testing/open-named-ledger.ts'
import { createReports } from '../module.ts'
import type { ReportsNeeds } from '../needs.ts'
import type { ReportsTables } from '../repository/tables.ts'

const house = 'play'

/** Kinds of movements with the columns in which they count. */
const kinds = {
  'play.stake_taken': { role: 'debit', typeCode: 3200, house, word: 'stake/a' },
  'play.payout_paid': { role: 'credit', typeCode: 3100, house, word: 'prize/a' },
  'play.returned': { role: 'reversal', typeCode: 4106, word: 'undone/a' },
  'cashier.deposit_credited': { role: 'credit', typeCode: 6101, house: 'bank', word: 'deposit/a' },
  'cashier.withdrawal_held': { role: 'hold', typeCode: 6201, word: 'none/ah' },
  'cashier.withdrawal_paid': {
    role: 'capture',
    typeCode: 6201,
    house: 'bank',
    word: 'withdrawal/h',
  },
  'cashier.withdrawal_released': { role: 'release', typeCode: 8122, word: 'none/ah' },
  'promotions.cash_given': { role: 'credit', typeCode: 3102, house: 'gifts', word: 'given/a' },
  'ledger.debited': { role: 'debit', typeCode: 8222, house: 'adjustments', word: 'adjustment/a' },
} as const satisfies Record<string, Omit<KindDefinition, 'kind'> & { readonly word: string }>

export type TestKind = keyof typeof kinds

/** Brand of each member: odd ones are of brand 1. */
export const brandOf = (memberId: bigint): number => (memberId % 2n === 1n ? 1 : 2)

/** Who members are, as text: brands as above, names `m1`. */
export const packTestNames = async (ids: string): Promise<string> =>
  JSON.stringify(ids.split(',').map((id) => [id, brandOf(BigInt(id)), `m${id}`]))

/** A ledger of some members in two brands, and the reports made from it. Game 7 is a slot, 8 a live table. */
export const openTestReports = async (members: number, packNames = packTestNames) => {
  const ledger = await openNamedLedger(['reports'], kinds, members)
  const { clock, wallet } = ledger
  const database = createDatabase<ReportsTables>(ledger.pool)
  const needs: ReportsNeeds = {
    database,
    wallet,
    config: { DATABASE_URL: ledger.url },
    clock,
    logger: { error: () => undefined },
    kinds: { wordOf: ledger.wordOf },
    catalogue: {
      gameOf: (nodeId) => ({ product: nodeId === 7 ? 'SLOT' : 'LIVE', vendor: `v${nodeId}` }),
      names: () =>
        new Map([
          [7, 'Seven'],
          [8, 'Eight'],
        ]),
      paytablesIn: async () =>
        new Map([
          [
            7,
            [
              { version: '1', declaredBp: 9_500 },
              { version: '2', declaredBp: 9_600 },
            ],
          ],
        ]),
    },
    settings: { brandIds: () => [1, 2], timeZoneOf: () => 'America/Sao_Paulo' },
    members: {
      brandsOf: async (ids) => new Map(ids.map((id) => [id, brandOf(id)])),
      findMemberId: async (_brandId, username) => BigInt(username.slice(1)),
      usernamesOf: async (ids) => new Map(ids.map((id) => [id, `m${id}`])),
      packNames,
    },
    lottery: { sumOpenStakes: async () => ({ code: 'LOTTERY', amountMinor: 0n, items: 0 }) },
    sportsbook: { sumOpenStakes: async () => ({ code: 'SPORTS', amountMinor: 300n, items: 1 }) },
    jackpots: { listPools: async () => [{ code: 'ouro', amountMinor: 5_000n, items: 1 }] },
    compliance: {
      countTroubles: async () => ({
        rejectedFiles: 0,
        lateFiles: 0,
        lateImpediments: 0,
        latePlayReviews: 0,
        latePrizes: 0,
        dueNotices: 0,
      }),
    },
    system: { countUnequalFiles: async () => 0 },
    funds: { alarmsOf: async () => ({ short: 0, unmeasuredSince: undefined }) },
    ledger: { listAdjustments: async () => [] },
    cashier: {
      healthOf: async () => ({
        payoutMedianSec: null,
        payoutCount: 0,
        depositsPaid: 0,
        depositsEnded: 0,
        late: 0,
        dueSoon: 0,
      }),
    },
  }
  return {
    pool: ledger.ownerPool,
    database,
    wallet,
    reports: createReports(needs),
    /** Those of another copy of the server. */
    openCopy: () => createReports(needs),
    setNow: ledger.setNow,
    close: ledger.close,
  }
}

export type TestReports = Awaited<ReturnType<typeof openTestReports>>
