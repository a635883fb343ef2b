import type { MissionSetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { LoyaltyFault } from '@trevo/contract/ops/giving/loyalty.ts'
import type { Tx } from '@trevo/database/connect.ts'
import {
  addMission,
  endMission,
  listStoredMissions,
  resumeMission,
  type StoredMission,
} from '../../rewards/index.ts'

/** A brand has no more missions than this at a time. */
const missionsMax = 100

export const listCurrentMissions = (
  tx: Tx,
  brandId: number,
  now: Date,
): Promise<readonly StoredMission[]> =>
  listStoredMissions(tx, brandId, { isOver: false, now, after: undefined, limit: missionsMax })

const dependentsOf = (missions: readonly StoredMission[], missionId: number) =>
  missions.filter(({ setting }) => setting.after === missionId)

/** Ids of a mission and of all that follow it in its chain. */
const chainOf = (missions: readonly StoredMission[], missionId: number): readonly number[] => [
  missionId,
  ...dependentsOf(missions, missionId).flatMap(({ setting }) =>
    chainOf(missions, setting.missionId),
  ),
]

/** What is wrong with a mission beside the others. */
export const findMissionFaults = (
  setting: MissionSetting,
  missions: readonly StoredMission[],
): readonly LoyaltyFault[] => {
  const { missionId, after, period } = setting
  const before = missions.find((one) => one.setting.missionId === after)
  const replaced = missions.find((one) => one.setting.missionId === missionId)
  const isOwnChain =
    missionId !== null && after !== null && chainOf(missions, missionId).includes(after)
  const faults: readonly (LoyaltyFault | false)[] = [
    after !== null &&
      (before === undefined ||
        before.endsAt !== null ||
        before.setting.period !== period ||
        isOwnChain) &&
      'chain',
    replaced !== undefined && replaced.setting.period !== period && 'period',
    // Members are under way, and their progress has no end at which other terms could begin.
    replaced?.setting.period === 'ONCE' && 'doneOnce',
  ]
  return faults.flatMap((fault) => (fault === false ? [] : [fault]))
}

/**
 * A mission from `startsAt` on. One that takes over from another one begins where that ends, and so
 * do those that follow it, with their own terms.
 */
export const startMission = async (
  tx: Tx,
  brandId: number,
  setting: MissionSetting,
  startsAt: Date,
  missions: readonly StoredMission[],
): Promise<void> => {
  const { missionId } = setting
  const replaced = missions.find((one) => one.setting.missionId === missionId)
  if (replaced) await endMission(tx, replaced, startsAt)
  const id = await addMission(tx, brandId, setting, startsAt)
  if (missionId === null) return
  for (const next of dependentsOf(missions, missionId)) {
    await startMission(tx, brandId, { ...next.setting, after: id }, startsAt, missions)
  }
}

/**
 * Ends a mission and those that follow it. One that has not begun never begins, and the one whose
 * terms it would have changed goes on.
 */
export const stopMission = async (
  tx: Tx,
  mission: StoredMission,
  endsAt: Date,
  missions: readonly StoredMission[],
): Promise<void> => {
  await endMission(tx, mission, endsAt)
  if (mission.startsAt >= endsAt && mission.replaces !== null) {
    await resumeMission(tx, mission.replaces)
  }
  for (const next of dependentsOf(missions, mission.setting.missionId)) {
    await stopMission(tx, next, endsAt, missions)
  }
}
