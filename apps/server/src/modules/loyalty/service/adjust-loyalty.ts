import { dayMs } from '@trevo/calendar/durations.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { LoyaltyAdjustment } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { changedMeanwhile, differingFields } from '../../../platform/approvals/compare-settings.ts'
import { lockItem, writeItem } from '../../points/index.ts'
import {
  dressMission,
  findFreeGame,
  lockMission,
  saveFreeGame,
  type StoredMission,
} from '../../rewards/index.ts'
import { startsAtOf } from '../domain/starts-at.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { lockLoyalty } from '../repository/planned-changes.ts'
import { listCurrentMissions, stopMission } from './mission-store.ts'

/** An adjustment beside the values that the operator saw. */
type AskedAdjustment = {
  readonly change: LoyaltyAdjustment
  readonly base: Facts
  readonly reason: string
}
type Of<Subject> = Extract<LoyaltyAdjustment, { readonly subject: Subject }>
type Done = { readonly before: Facts; readonly after: Facts; readonly endsAt?: Date }
type Here = {
  readonly needs: LoyaltyNeeds
  readonly tx: Tx
  readonly brandId: number
  readonly base: Facts
}

/** @throws Refusal `loyalty.changed` with the fields that were changed meanwhile, `loyalty.unchanged` */
const requireChange = (before: Facts, after: Facts, base: Facts): void => {
  const changed = changedMeanwhile(before, base)
  if (changed.length > 0) throw new Refusal('loyalty.changed', { fields: changed.join(', ') })
  if (differingFields(before, after).length === 0) throw new Refusal('loyalty.unchanged')
}

const getMission = async ({ tx, brandId }: Here, missionId: number): Promise<StoredMission> => {
  const mission = await lockMission(tx, brandId, missionId)
  if (!mission?.isOn || mission.endsAt) throw new Refusal('loyalty.unknown')
  return mission
}

const changeLook = async (here: Here, change: Of<'missionLook'>): Promise<Done> => {
  const { setting } = await getMission(here, change.missionId)
  const { names, drawing, place } = change
  const before = { names: setting.names, drawing: setting.drawing, place: setting.place }
  const after = { names, drawing, place }
  requireChange(before, after, here.base)
  await dressMission(here.tx, change.missionId, after)
  return { before, after }
}

/** With the period that runs; what is done once has another week. */
const endOf = (mission: StoredMission, now: Date, timeZone: string): Date => {
  if (mission.startsAt > now) return now
  const { period } = mission.setting
  if (period === 'WEEKLY') return startsAtOf('next_week', now, timeZone)
  const from = period === 'ONCE' ? new Date(now.getTime() + 7 * dayMs) : now
  return startsAtOf('next_day', from, timeZone)
}

const end = async (here: Here, { missionId }: Of<'missionEnd'>): Promise<Done> => {
  const { needs, tx, brandId } = here
  const mission = await getMission(here, missionId)
  const now = needs.clock.now()
  const endsAt = endOf(mission, now, needs.settings.timeZoneOf(brandId))
  await stopMission(tx, mission, endsAt, await listCurrentMissions(tx, brandId, now))
  return { before: { endsAt: null }, after: { endsAt: endsAt.toISOString() }, endsAt }
}

const changeMallLook = async (here: Here, change: Of<'mallLook'>): Promise<Done> => {
  const { tx, brandId, base } = here
  const item = await lockItem(tx, brandId, change.itemId)
  if (!item) throw new Refusal('loyalty.unknown')
  const { setting } = item
  const { names, conditions, drawing, place } = change
  const before = {
    names: setting.names,
    conditions: setting.conditions,
    drawing: setting.drawing,
    place: setting.place,
  }
  const after = { names, conditions, drawing, place }
  requireChange(before, after, base)
  await writeItem(tx, brandId, { ...setting, ...after })
  return { before, after }
}

const takeOff = async ({ tx, brandId }: Here, { itemId }: Of<'mallOff'>): Promise<Done> => {
  const item = await lockItem(tx, brandId, itemId)
  if (!item) throw new Refusal('loyalty.unknown')
  if (!item.setting.isOn) throw new Refusal('loyalty.unchanged')
  await writeItem(tx, brandId, { ...item.setting, isOn: false })
  return { before: { isOn: true }, after: { isOn: false } }
}

const changeFreeGame = async (here: Here, { nodeId }: Of<'freeGame'>): Promise<Done> => {
  const { needs, tx, brandId, base } = here
  if (nodeId !== null && needs.catalogue.nameOf(nodeId, brandId) === undefined) {
    throw new Refusal('loyalty.unknown')
  }
  const before = { game: (await findFreeGame(tx, brandId)) ?? null }
  requireChange(before, { game: nodeId }, base)
  await saveFreeGame(tx, brandId, nodeId)
  return { before, after: { game: nodeId } }
}

const carryOut = (here: Here, change: LoyaltyAdjustment): Promise<Done> => {
  switch (change.subject) {
    case 'missionLook':
      return changeLook(here, change)
    case 'missionEnd':
      return end(here, change)
    case 'mallLook':
      return changeMallLook(here, change)
    case 'mallOff':
      return takeOff(here, change)
    case 'freeGame':
      return changeFreeGame(here, change)
    default:
      return change satisfies never
  }
}

/** How the audit names the target. */
const targetOf = (change: LoyaltyAdjustment): string => {
  if ('missionId' in change) return `mission:${change.missionId}`
  return 'itemId' in change ? `mallItem:${change.itemId}` : 'freeGame'
}

/**
 * What one person changes with a reason: names, pictures and order; the end of a mission or an item.
 * @throws Refusal `loyalty.unknown`, `loyalty.changed`, `loyalty.unchanged`
 */
export const createAdjustLoyalty =
  (needs: LoyaltyNeeds) =>
  (
    brandId: number,
    { change, base, reason }: AskedAdjustment,
  ): Promise<{ endsAt: string | null }> =>
    needs.database.inTx(async (tx) => {
      await lockLoyalty(tx, brandId)
      const { before, after, endsAt } = await carryOut({ needs, tx, brandId, base }, change)
      noteAct({ target: targetOf(change), before, after, reason })
      return { endsAt: endsAt?.toISOString() ?? null }
    })
