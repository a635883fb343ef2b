import { minuteMs } from '@trevo/calendar/durations.ts'
import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { shortPauseMin } from '@trevo/contract/wps/security/short-pause.ts'
import { answerCheck, askForCheck, countPlay, endSession, pausePlay } from '../repository/play.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { showPlayTime, type Player } from './show-play-time.ts'
import { createSetSessionContract } from './session-contract.ts'

const endOfPause = (at: Date): Date => new Date(at.getTime() + shortPauseMin * minuteMs)

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
    return showPlayTime(context, player)
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
    return showPlayTime(context, player)
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
    return showPlayTime(context, player)
  }
}

/** Play time of members' persons: read, counted, and checked. */
export const createPlayTime = (context: LimitsContext) => ({
  getPlayTime: (player: Player) => showPlayTime(context, player),
  setSessionContract: createSetSessionContract(context),
  notePlay: createNote(context),
  answerRealityCheck: createAnswer(context),
  takeShortPause: createPause(context),
})
