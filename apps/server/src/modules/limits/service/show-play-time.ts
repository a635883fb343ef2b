import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { missingKinds } from '../domain/first-limits.ts'
import { isSame, limitNames } from '../domain/limit.ts'
import { dayOf } from '../domain/periods.ts'
import { lossOf, opensAtOf, stateOf, type SessionContract } from '../domain/session-contract.ts'
import { isPlaying, runningMs } from '../domain/usage.ts'
import { listPlayedDays } from '../repository/days.ts'
import type { LimitsContext } from './context.ts'
import { presentLimit, readKnown } from './show-limits.ts'

export type Player = { readonly memberId: bigint; readonly brandId: number }

const shownDays = 7

const presentContract = (contract: SessionContract | undefined, at: Date): PlayTime['contract'] => {
  const state = stateOf(contract, at)
  if (!contract || !state) return null
  const { since, until, lossMaxMinor } = contract
  const { lostMinor, restMinor } = lossOf(contract)
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    opensAt: opensAtOf(contract).toISOString(),
    isRunning: state === 'running',
    lossMax: formatMoney(lossMaxMinor),
    lost: formatMoney(lostMinor),
    rest: formatMoney(restMinor),
  }
}

/** How long and with what result the member's person has played, over all brands. */
export const showPlayTime = async (
  context: LimitsContext,
  { memberId, brandId }: Player,
): Promise<PlayTime> => {
  const { clock, members, settings, database } = context
  const at = clock.now()
  const personId = await members.personOf(memberId)
  const known = await readKnown(context, personId, at)
  const { usage, limits } = known
  const running = runningMs(usage, at)
  const today = dayOf(at)
  const played = new Map(
    (await listPlayedDays(database.db, personId, addDays(today, 1 - shownDays))).map(
      ({ day, playedMs }) => [day, Number(playedMs)],
    ),
  )
  const todayMs = Number(usage.playedMs.day + running)
  const isOn = isPlaying(usage, at)
  const held = limitNames.filter((name) => limits.some((limit) => isSame(limit, name)))
  const { day: staked } = usage.stakedMinor
  const { day: returned } = usage.returnedMinor
  return {
    todayMs,
    sessionMs: isOn ? Number(usage.playedMs.session + running) : null,
    sessionSince: isOn ? (usage.sessionSince?.toISOString() ?? null) : null,
    activeUntil: isOn ? (usage.activeUntil?.toISOString() ?? null) : null,
    staked: formatMoney(staked),
    returned: formatMoney(returned),
    result: formatMoney(returned - staked),
    bets: Number(usage.bets.day),
    limits: held
      .filter(({ period }) => period === 'day' || period === 'session')
      .map((name) => presentLimit(name, known, at)),
    missing: settings.rulesOf(brandId).areRequired ? missingKinds(limits) : [],
    contract: presentContract(usage.contract, at),
    checkDue: usage.checkDue,
    pausedUntil:
      usage.pausedUntil && at < usage.pausedUntil ? usage.pausedUntil.toISOString() : null,
    checkEveryMin: settings.rulesOf(brandId).checkEveryMin,
    days: Array.from({ length: shownDays }, (_, index) => {
      const day = addDays(today, index + 1 - shownDays)
      return { day, ms: day === today ? todayMs : (played.get(day) ?? 0) }
    }),
  }
}
