import { createDatabase } from '@trevo/database/connect.ts'
import { isLanguageCode } from '@trevo/languages/languages.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import type { Catalogue } from '../../../modules/catalogue/index.ts'
import type { Lottery } from '../../../modules/lottery/index.ts'
import type { Play } from '../../../modules/play/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Sportsbook } from '../../../modules/sportsbook/index.ts'
import type { Rewards } from '../../../modules/rewards/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import { createStatus, type Status, type StatusNeeds } from '../../../modules/status/index.ts'
import type { System } from '../../../modules/system/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly system: Pick<System, 'listRunning'>
  readonly cashier: Pick<OpenCashier, 'lookup'>
  readonly lottery: Pick<Lottery, 'measureDraws'>
  readonly sportsbook: Pick<Sportsbook, 'measureFeeds'>
  readonly catalogue: Pick<Catalogue, 'lobby' | 'findKnown'>
  readonly play: Pick<Play, 'isStopped' | 'measureLaunches' | 'listLateLaunchers'>
  readonly rewards: Pick<Rewards, 'giveIncidentCredit'>
  readonly staff: Pick<Staff, 'approvals'>
}

/** Their pages are ours: they have parts of their own. */
const ownIntegrations: readonly string[] = ['lottery', 'sportsbook']

/** Vendors of a brand with games at a game server. */
const listVendors =
  ({ catalogue, play }: Neighbours): StatusNeeds['catalogue']['listVendors'] =>
  async (brandId) => {
    const { vendors, games } = catalogue.lobby(brandId)
    const firstNodes = new Map<number, number>()
    for (const { row, vendor } of games) {
      if (!firstNodes.has(vendor.id)) firstNodes.set(vendor.id, row.node_id)
    }
    const listed = []
    for (const { id, code, name, integration, maintenance } of vendors) {
      const nodeId = firstNodes.get(id)
      if (nodeId === undefined || ownIntegrations.includes(integration)) continue
      const isOff = maintenance || (await play.isStopped({ brandId, vendor: integration }))
      listed.push({ vassalage: code, name, nodeId, isOff })
    }
    return listed
  }

/** Launches of all brands by the vendor whose games were opened: a vendor serves them alike. */
const measureLaunches =
  ({ catalogue, play }: Neighbours): StatusNeeds['play']['measureLaunches'] =>
  async (span) => {
    const games = await play.measureLaunches(span)
    const byVendor = Map.groupBy(games, ({ node_id }) => catalogue.findKnown(node_id)?.vendor.code)
    return new Map(
      [...byVendor].flatMap(([code, own]) => {
        if (code === undefined) return []
        const seconds = own.flatMap((game) => game.seconds).toSorted((a, b) => a - b)
        const middle = seconds[Math.floor(seconds.length / 2)]
        const sum = (of: 'in_time' | 'late') => own.reduce((all, game) => all + game[of], 0)
        return [
          [
            code,
            {
              inTime: sum('in_time'),
              late: sum('late'),
              medianSec: middle === undefined ? null : Math.round(middle),
            },
          ] as const,
        ]
      }),
    )
  }

/** Who launched games of a vendor that the brand has. */
const listLateLaunchers =
  ({ catalogue, play }: Neighbours): StatusNeeds['play']['listLateLaunchers'] =>
  async (vendor, page) => {
    const games = catalogue.lobby(page.brandId).games.filter((game) => game.vendor.code === vendor)
    return play.listLateLaunchers({ ...page, nodeIds: games.map(({ row }) => row.node_id) })
  }

/** How each part of a brand's site works, from what its module measures. */
export const buildStatus = ({ pools, clock }: Platform, neighbours: Neighbours): Status => {
  const { settings, system, cashier, lottery, sportsbook } = neighbours
  return createStatus({
    database: createDatabase(pools.requests),
    clock,
    settings: {
      listBrands: () =>
        settings.brands().map(({ id, row }) => ({
          id,
          timeZone: row.time_zone,
          language: row.default_language,
          languages: row.languages.filter(isLanguageCode),
          isClosed: row.maintenance,
        })),
    },
    system,
    cashier: {
      measureDeposits: (brandId, span) => cashier.lookup.measureDeposits({ brandId, ...span }),
      measureWithdrawals: (brandId, span) =>
        cashier.lookup.measureWithdrawals({ brandId, ...span }),
      listLateDepositors: (page) => cashier.lookup.listLateDepositors(page),
      listLateWithdrawers: (page) => cashier.lookup.listLateWithdrawers(page),
    },
    lottery,
    sportsbook,
    catalogue: { listVendors: listVendors(neighbours) },
    play: {
      measureLaunches: measureLaunches(neighbours),
      listLateLaunchers: listLateLaunchers(neighbours),
    },
    rewards: neighbours.rewards,
    staff: neighbours.staff.approvals,
  })
}
