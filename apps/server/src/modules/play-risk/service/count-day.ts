import type { Tx } from '@trevo/database/connect.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { listStakedSlots } from '../../bets/index.ts'
import { countRaisesAsked, startOfDay } from '../../limits/index.ts'
import { countPlayed, slotMin } from '../domain/count-day.ts'
import type { PlayRiskNeeds } from '../needs.ts'
import { countAttempts } from '../repository/changed.ts'
import type { VersionedModel } from '../repository/days.ts'
import type { DayRow } from '../repository/tables.ts'

type Counted = {
  readonly personId: bigint
  readonly memberIds: readonly bigint[]
  readonly day: string
  readonly model: VersionedModel
}

/** A day as settled bets, cashier and limits tell it now, over all accounts of a person. */
export const countDay = async (
  { cashier }: Pick<PlayRiskNeeds, 'cashier'>,
  tx: Tx,
  { personId, memberIds, day, model: { version, model } }: Counted,
): Promise<DayRow> => {
  const span = { from: startOfDay(day), until: startOfDay(addDays(day, 1)) }
  const slots = await listStakedSlots(tx, memberIds, { ...span, slotMin })
  const money = await cashier.countMoney(tx, memberIds, span)
  const raises = await countRaisesAsked(tx, personId, span)
  const played = countPlayed(slots, model.markers)
  return {
    person_id: personId,
    day,
    model: version,
    bets: played.bets,
    staked_minor: played.stakedMinor,
    lost_minor: played.lostMinor,
    deposited_minor: money.depositedMinor,
    deposits: money.deposits,
    played_min: played.playedMin,
    longest_min: played.longestMin,
    night_min: played.nightMin,
    chasing: played.chasing,
    cancelled: money.cancelled,
    attempts: raises + (await countAttempts(tx, personId, span)),
  }
}
