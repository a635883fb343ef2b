import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { shortPauseMin } from '@trevo/contract/wps/security/short-pause.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { missingKinds } from '../domain/first-limits.ts'
import { isSame, limitNames } from '../domain/limit.ts'
import { dayOf } from '../domain/periods.ts'
import { isPlaying, runningMs } from '../domain/usage.ts'
import { listPlayedDays } from '../repository/days.ts'
import { answerCheck, askForCheck, countPlay, endSession, pausePlay } from '../repository/play.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { presentLimit, readKnown } from './show-limits.ts'

type Player = { readonly memberId: bigint; readonly brandId: number }

const shownDays = 7
const minuteMs = 60_000

const endOfPause = (at: Date): Date => new Date(at.getTime() + shortPauseMin * minuteMs)

const present = async (
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

/** How long and with what result the member's person has played. */
const createGet = (context: LimitsContext) => (player: Player) => present(context, player)

/** A game or a slip has activity. After the rule's time of play no stake is taken before a check is answered. */
const createNote = (context: LimitsContext) => {
  const { database, clock, settings } = context
  return async (player: Player): Promise<PlayTime> => {
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, player.memberId, at)
      await countPlay(tx, personId, at)
      const every = settings.rulesOf(player.brandId).checkEveryMin * minuteMs
      await askForCheck(tx, personId, every)
      await applyLimits(context, tx, personId, at)
    })
    return present(context, player)
  }
}

/** Answers a reality check. Who stops or pauses ends the session; who goes on is asked again later. */
const createAnswer = (context: LimitsContext) => {
  const { database, clock } = context
  return async (
    player: Player,
    {
      answer,
      againMin,
    }: { readonly answer: 'stop' | 'pause' | 'continue'; readonly againMin: number },
  ): Promise<PlayTime> => {
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, player.memberId, at)
      await answerCheck(tx, personId, againMin * minuteMs)
      if (answer !== 'continue') await endSession(tx, personId, at)
      if (answer === 'pause') await pausePlay(tx, personId, endOfPause(at))
      await applyLimits(context, tx, personId, at)
    })
    return present(context, player)
  }
}

/** A pause from the panel: the session ends, and no stake is taken before it is over. */
const createPause = (context: LimitsContext) => {
  const { database, clock } = context
  return async (player: Player): Promise<PlayTime> => {
    await database.inTx(async (tx) => {
      const at = clock.now()
      const personId = await lockPersonOf(context, tx, player.memberId, at)
      await endSession(tx, personId, at)
      await pausePlay(tx, personId, endOfPause(at))
      await applyLimits(context, tx, personId, at)
    })
    return present(context, player)
  }
}

/** Play time of members' persons: read, counted, and checked. */
export const createPlayTime = (context: LimitsContext) => ({
  getPlayTime: createGet(context),
  notePlay: createNote(context),
  answerRealityCheck: createAnswer(context),
  takeShortPause: createPause(context),
})
