import { createDatabase, type Database } from '@trevo/database/connect.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import {
  listPaytables,
  type Catalogue,
  type PaytableTables,
} from '../../../modules/catalogue/index.ts'
import { createCountDueNotices } from '../../../modules/integrity/index.ts'
import { createCountLatePrizes } from '../../../modules/prizes/index.ts'
import { createFundsAlarms } from '../../../modules/funds/index.ts'
import type { Compliance } from '../../../modules/compliance/index.ts'
import type { Ledger } from '../../../modules/ledger/index.ts'
import type { Lottery } from '../../../modules/lottery/index.ts'
import type { MemberDirectory } from '../../../modules/members/index.ts'
import type { PlayRisk } from '../../../modules/play-risk/index.ts'
import { createReports, type Reports, type ReportsNeeds } from '../../../modules/reports/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Sigap } from '../../../modules/sigap/index.ts'
import type { Sportsbook } from '../../../modules/sportsbook/index.ts'
import { createCountUnequalFiles } from '../../../modules/system/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import { reportMovements } from '../../movements/report-movements.ts'
import type { Platform } from '../../platform.ts'
import { timeZoneOf } from '../../time-zone-of.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly lottery: Lottery
  readonly sportsbook: Sportsbook
  readonly cashier: OpenCashier
  readonly ledger: Ledger
  readonly sigap: Pick<Sigap, 'countTroubled'>
  readonly compliance: Pick<Compliance, 'office'>
  readonly playRisk: Pick<PlayRisk, 'countLate'>
}

/** The pools of a brand, by the names of their houses (`jackpots/domain/transfers.ts`). */
const listPools = async (wallet: Wallet, brandId: number) =>
  (await wallet.listHouses()).flatMap(({ name, balanceMinor }) => {
    const [, code, brand] = /^jackpot_([a-z]+)_(\d+)$/.exec(name) ?? []
    return code !== undefined && Number(brand) === brandId
      ? [{ code, amountMinor: balanceMinor, items: 1 }]
      : []
  })

const membersOf = (members: MemberDirectory): ReportsNeeds['members'] => ({
  brandsOf: async (memberIds) =>
    new Map(
      (await members.findMembers(memberIds)).map(({ memberId, brandId }) => [memberId, brandId]),
    ),
  packNames: members.packNames,
  findMemberId: async (brandId, username) =>
    (await members.findMemberByUsername(brandId, username))?.memberId,
  usernamesOf: async (memberIds) =>
    memberIds.length === 0
      ? new Map()
      : new Map(
          (await members.findMembers([...new Set(memberIds)])).map(({ memberId, username }) => [
            memberId,
            username,
          ]),
        ),
})

const paytablesIn =
  (database: Database<PaytableTables>): ReportsNeeds['catalogue']['paytablesIn'] =>
  async (span) =>
    new Map(
      [...Map.groupBy(await listPaytables(database, span), (row) => row.node_id)].map(
        ([nodeId, rows]) => [
          nodeId,
          rows.map((row) => ({ version: row.paytable, declaredBp: row.rtp_bp })),
        ],
      ),
    )

const countTroubles =
  (
    { pools, clock }: Platform,
    { sigap, compliance, playRisk }: Pick<Neighbours, 'sigap' | 'compliance' | 'playRisk'>,
  ) =>
  async (brandId: number) => {
    const countDueNotices = createCountDueNotices({
      database: createDatabase(pools.requests),
      clock,
    })
    const countLatePrizes = createCountLatePrizes({
      database: createDatabase(pools.requests),
      clock,
    })
    const files = await sigap.countTroubled(brandId)
    return {
      rejectedFiles: files.rejected,
      lateFiles: files.late,
      lateImpediments: await compliance.office.countLate(brandId),
      dueNotices: await countDueNotices(brandId),
      latePrizes: await countLatePrizes(brandId),
      latePlayReviews: await playRisk.countLate(brandId),
    }
  }
/** Adjustments as two persons made them. */
const adjustmentsOf = (ledger: Ledger): ReportsNeeds['ledger'] => ({
  listAdjustments: async (page) =>
    (await ledger.listAdjustmentsBetween(page)).map((row) => ({
      adjustmentId: row.id,
      at: row.at,
      memberId: row.member_id,
      amountMinor: row.amount_minor,
      cause: row.cause,
      asked: row.asked_by,
      decided: row.decided_by,
      reason: row.reason,
    })),
})

/** Figures of brands, with what other modules know of games, members and open stakes. */
export const buildReports = (platform: Platform, neighbours: Neighbours): Reports => {
  const { pools, config, clock, logger } = platform
  const { wallet, catalogue, settings, members, lottery, sportsbook, cashier, ledger } = neighbours
  return createReports({
    database: createDatabase(pools.requests),
    wallet,
    config,
    clock,
    logger,
    kinds: reportMovements(wallet),
    catalogue: {
      gameOf: (nodeId) => {
        const known = catalogue.findKnown(nodeId)
        return known && { product: known.row.game_type, vendor: known.vendor.code }
      },
      names: catalogue.names,
      paytablesIn: paytablesIn(createDatabase(pools.requests)),
    },
    settings: {
      brandIds: () => settings.brands().map(({ id }) => id),
      timeZoneOf: timeZoneOf(settings),
    },
    members: membersOf(members),
    lottery: {
      sumOpenStakes: async (brandId) => ({
        code: 'LOTTERY',
        ...(await lottery.sumOpenStakes(brandId)),
      }),
    },
    sportsbook: {
      sumOpenStakes: async (brandId) => ({
        code: 'SPORTS',
        ...(await sportsbook.sumOpenStakes(brandId)),
      }),
    },
    jackpots: { listPools: (brandId) => listPools(wallet, brandId) },
    ledger: adjustmentsOf(ledger),
    compliance: { countTroubles: countTroubles(platform, neighbours) },
    system: {
      countUnequalFiles: createCountUnequalFiles({
        database: createDatabase(pools.requests),
        clock,
      }),
    },
    funds: {
      alarmsOf: createFundsAlarms({ database: createDatabase(pools.requests), clock }),
    },
    cashier: { healthOf: cashier.withdrawals.healthOf },
  })
}
