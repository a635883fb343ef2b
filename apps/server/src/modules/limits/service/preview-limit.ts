import { previewDays, type LimitPreview } from '@trevo/contract/wps/limits.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listStakedDays } from '../../bets/index.ts'
import { writeValue } from '../domain/limit.ts'
import { dayOf, startOfDay, zone } from '../domain/periods.ts'
import { stoppedDays, type DayUse } from '../domain/preview.ts'
import { listPlayedDays } from '../repository/days.ts'
import type { LimitsContext } from './context.ts'
import { readWanted, type Wanted } from './set-limit.ts'

type Use = Omit<DayUse, 'day'>
type Asked = { readonly personId: bigint; readonly from: string; readonly to: Date }

const depositKind = 'cashier.deposit_credited'

const depositsOf = async (
  { wallet }: LimitsContext,
  accountIds: readonly bigint[],
  { from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<ReadonlyMap<string, Use>> => {
  const uses = new Map<string, Use>()
  for (const memberId of accountIds) {
    for (const { day, kind, inMinor } of await wallet.sumDays({
      memberId,
      firstDay: from,
      lastDay: dayOf(to),
      zone,
    })) {
      if (kind !== depositKind) continue
      uses.set(day, { amount: (uses.get(day)?.amount ?? 0n) + inMinor, most: 0n })
    }
  }
  return uses
}

/** What counted for a kind of limit on each day on which something did. */
export const usesOf = async (
  context: LimitsContext,
  kind: Wanted['kind'],
  { personId, from, to }: Asked,
): Promise<ReadonlyMap<string, Use>> => {
  const { database, members } = context
  if (kind === 'time') {
    const days = await listPlayedDays(database.db, personId, from)
    return new Map(days.map(({ day, playedMs }) => [day, { amount: playedMs, most: 0n }]))
  }
  const accounts = await members.accountsOf(personId)
  if (kind === 'deposit') return depositsOf(context, accounts, { from, to })
  const days = await listStakedDays(database.db, accounts, {
    from: startOfDay(from),
    timeZone: zone,
  })
  const amounts = { loss: 0n, stake: 0n, bets: 0n }
  return new Map(
    days.map(({ day, stakedMinor, givenMinor, bets, mostMinor }) => {
      Object.assign(amounts, { loss: stakedMinor - givenMinor, stake: stakedMinor, bets })
      return [day, { amount: amounts[kind], most: mostMinor }]
    }),
  )
}

/** On which of the last 90 days a limit would have stopped the member. */
export const createPreviewLimit = (context: LimitsContext) => {
  const { members, clock } = context
  return async (memberId: bigint, wanted: Wanted): Promise<LimitPreview> => {
    const { kind, period, value } = readWanted(wanted)
    if (value === null || period === 'session') throw new Refusal('limit.period_unknown')
    const to = clock.now()
    const today = dayOf(to)
    const from = addDays(today, 1 - previewDays)
    const uses = await usesOf(context, kind, {
      personId: await members.personOf(memberId),
      from,
      to,
    })
    const days = Array.from({ length: previewDays }, (_, index): DayUse => {
      const day = addDays(from, index)
      return { day, amount: 0n, most: 0n, ...uses.get(day) }
    })
    const stopped = stoppedDays(days, { period, value })
    const shown = (one: DayUse) => (period === 'each' ? one.most : one.amount)
    return {
      days: days.map((one, index) => ({
        day: one.day,
        amount: signed(kind, shown(one)),
        stopped: stopped[index] ?? false,
      })),
      stopped: stopped.filter(Boolean).length,
    }
  }
}

const signed = (kind: Wanted['kind'], amount: bigint): string =>
  amount < 0n ? `-${writeValue(kind, -amount)}` : writeValue(kind, amount)
