import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showLoyaltySettings as endpoint } from '@trevo/contract/ops/giving/loyalty.ts'
import { readPointsSetting } from '../../points/index.ts'
import {
  findFreeGame,
  findOpenRaffle,
  findRunningBoard,
  readDraws,
  readNextBoard,
  readRafflePlan,
  readRebate,
  readReferral,
} from '../../rewards/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { listPlanned } from '../repository/planned-changes.ts'
import type { PlannedChangeRow } from '../repository/tables.ts'
import { readLevels } from './setting-stores.ts'

const presentPlanned = (row: PlannedChangeRow) => ({
  changeId: row.id,
  target: row.target,
  before: row.before,
  after: row.after,
  startsAt: row.starts_at.toISOString(),
  askedBy: row.asked_by,
  decidedBy: row.decided_by,
  reason: row.reason,
  problem: row.problem,
})

const presentRun = <Run extends { readonly startsAt: Date; readonly endsAt: Date }>(
  run: Run | undefined,
) =>
  run ? { ...run, startsAt: run.startsAt.toISOString(), endsAt: run.endsAt.toISOString() } : null

/** Everything that a brand gives for play as it is, what is planned, and what waits. */
export const createShowLoyaltySettings =
  ({ database, clock, catalogue, staff }: LoyaltyNeeds) =>
  async (brandId: number): Promise<Answer<typeof endpoint>> => {
    const now = clock.now()
    const shown = await database.inTx(async (tx) => {
      const nodeId = await findFreeGame(tx, brandId)
      return {
        rebate: await readRebate(tx, brandId),
        levels: await readLevels(tx, brandId),
        referral: await readReferral(tx, brandId),
        raffle: await readRafflePlan(tx, brandId),
        ranking: await readNextBoard(tx, brandId),
        points: await readPointsSetting(tx, brandId),
        draws: (await readDraws(tx, brandId)).map(({ setting, left }) => ({
          ...setting,
          left: [...left],
        })),
        freeGame:
          nodeId === undefined
            ? null
            : { nodeId, name: catalogue.nameOf(nodeId, brandId) ?? String(nodeId) },
        running: {
          raffle: presentRun(await findOpenRaffle(tx, brandId, now)),
          ranking: presentRun(await findRunningBoard(tx, brandId, now)),
        },
        planned: (await listPlanned(tx, brandId)).map(presentPlanned),
      }
    })
    const waiting = await staff.listWaiting(brandId, 'changeLoyaltySetting')
    return {
      ...shown,
      waiting: [...waiting].map(([target, { requestId, askedBy, askedAt, reason }]) => ({
        requestId,
        target,
        askedBy,
        askedAt: askedAt.toISOString(),
        reason,
      })),
    }
  }
