import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type {
  changeLoyaltySetting as endpoint,
  LoyaltyFault,
} from '@trevo/contract/ops/giving/loyalty.ts'
import { LoyaltySetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { changedMeanwhile } from '../../../platform/approvals/compare-settings.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { lockItem } from '../../points/index.ts'
import { readDraws } from '../../rewards/index.ts'
import { factsOf } from '../domain/facts.ts'
import { findFaults } from '../domain/find-faults.ts'
import { countsFromOf, startsAtOf } from '../domain/starts-at.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { addPlanned, findPlanned, lockLoyalty } from '../repository/planned-changes.ts'
import { judgeSetting } from './judge-setting.ts'
import { findMissionFaults, listCurrentMissions } from './mission-store.ts'
import {
  isStoredAtOnce,
  isTargetOf,
  readCurrent,
  targetOf,
  writeSetting,
} from './setting-stores.ts'

const kindName = 'changeLoyaltySetting'

type Order = ChangeOrder<LoyaltySetting>

/** What contradicts itself, the present setting, or the settings beside it. */
export const findAllFaults = async (
  needs: Pick<LoyaltyNeeds, 'clock'>,
  tx: Tx,
  brandId: number,
  { setting, before }: { readonly setting: LoyaltySetting; readonly before: LoyaltySetting | null },
): Promise<readonly LoyaltyFault[]> => {
  const own = findFaults(setting)
  if (setting.subject === 'mission') {
    const missions = await listCurrentMissions(tx, brandId, needs.clock.now())
    const { draw } = setting.prize
    const isUndrawable =
      draw !== null && !(await readDraws(tx, brandId)).some((one) => one.setting.kind === draw)
    const faults = [...own, ...findMissionFaults(setting, missions)]
    return isUndrawable ? [...faults, 'prize'] : faults
  }
  if (setting.subject !== 'mallItem' || before?.subject !== 'mallItem') return own
  const redeemed = (await lockItem(tx, brandId, setting.itemId ?? 0))?.redeemed ?? 0
  return [
    ...own,
    ...(before.kind === setting.kind ? [] : ['kindFixed' as const]),
    ...(setting.stock < redeemed ? ['stock' as const] : []),
  ]
}

/** The act's facts with the moment from which it counts. */
export const shownFacts = (setting: LoyaltySetting, before: LoyaltySetting | null) => ({
  before: before ? factsOf(before) : {},
  after: { ...factsOf(setting), countsFrom: countsFromOf(setting) },
})

/** @throws Refusal `loyalty.over_bound` with the figure and what it may be at most */
const requireWithinBounds = async (
  needs: LoyaltyNeeds,
  tx: Tx,
  brandId: number,
  of: { readonly setting: LoyaltySetting; readonly before: LoyaltySetting | null },
): Promise<void> => {
  const { figures, overMissions } = await judgeSetting(needs, tx, brandId, of)
  const over = figures.find(({ isOver }) => isOver)
  if (over) throw new Refusal('loyalty.over_bound', { figure: over.next, bound: over.bound ?? '' })
  const mission = overMissions[0]
  if (mission) {
    const [figure, bound] = [formatMoney(mission.worthMinor), formatMoney(mission.boundMinor)]
    throw new Refusal('loyalty.over_bound', { figure: `${mission.name}: ${figure}`, bound })
  }
}

/** Another setting of what members are given for play, from a moment on. */
export const loyaltyKind = (needs: LoyaltyNeeds): ChangeKind => {
  const describe = async (tx: Tx, { brandId, target, input: setting }: Order) => {
    if (!isTargetOf(target, setting)) throw new Refusal('loyalty.unknown')
    await lockLoyalty(tx, brandId)
    const before = await readCurrent(tx, brandId, setting)
    const of = { setting, before }
    const [fault] = await findAllFaults(needs, tx, brandId, of)
    if (fault) throw new Refusal('loyalty.invalid', { rule: fault })
    const facts = shownFacts(setting, before)
    if (JSON.stringify(before) === JSON.stringify(setting)) throw new Refusal('loyalty.unchanged')
    if (await findPlanned(tx, brandId, target)) throw new Refusal('loyalty.already_planned')
    await requireWithinBounds(needs, tx, brandId, of)
    return facts
  }
  return changeKind({
    kind: kindName,
    right: 'loyalty.change',
    input: LoyaltySetting,
    describe,
    execute: async (tx, { brandId, target, input: setting }: Order, by) => {
      const { clock, settings } = needs
      const [now, timeZone] = [clock.now(), settings.timeZoneOf(brandId)]
      const at = startsAtOf(countsFromOf(setting), now, timeZone)
      if (isStoredAtOnce(setting)) {
        await writeSetting(tx, brandId, setting, { at, now, timeZone })
        return
      }
      const before = await readCurrent(tx, brandId, setting)
      await addPlanned(tx, {
        id: randomUUID(),
        brand_id: brandId,
        target,
        setting,
        ...shownFacts(setting, before),
        starts_at: at,
        asked_by: by.asked,
        decided_by: by.decided,
        reason: by.reason,
        decided_at: now,
      })
    },
  })
}

/** Fields of the stored setting that the operator saw otherwise. */
const requireBase = (current: LoyaltySetting | null, base: LoyaltySetting | null): void => {
  const changed =
    current === null || base === null
      ? current === base
        ? []
        : ['name']
      : changedMeanwhile({ ...current }, { ...base })
  if (changed.length > 0) throw new Refusal('loyalty.changed', { fields: changed.join(', ') })
}

/**
 * The first yes to another setting, or the second one to the same.
 * @throws Refusal `loyalty.changed` with the fields that were changed meanwhile
 */
export const createChangeLoyaltySetting =
  (needs: LoyaltyNeeds) =>
  async (
    by: Operator,
    { requestId, setting, base, reason }: Body<typeof endpoint>,
  ): Promise<Answer<typeof endpoint>> => {
    const { database, staff } = needs
    const current = await database.inTx((tx) => readCurrent(tx, by.brandId, setting))
    requireBase(current, base)
    return staff.askChange({
      kind: kindName,
      brandId: by.brandId,
      target: targetOf(setting, requestId),
      input: setting,
      reason,
      requestId,
      by,
    })
  }
