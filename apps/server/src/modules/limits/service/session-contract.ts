import { minuteMs } from '@trevo/calendar/durations.ts'
import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readValue } from '../domain/limit.ts'
import { isLooser, stateOf } from '../domain/session-contract.ts'
import { addChange } from '../repository/limits.ts'
import { beginContract, tightenContract } from '../repository/session-contract.ts'
import { findUsage } from '../repository/usage.ts'
import { applyLimits, lockPersonOf } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'
import { showPlayTime, type Player } from './show-play-time.ts'

/**
 * Agrees on the end and the loss of a session. From its end no stake is taken for a day, unless there is a new one.
 * While it runs it can only be made shorter and lower. @throws Refusal `session_contract.looser`,
 * `limit.value_unknown`
 */
export const createSetSessionContract =
  (context: LimitsContext) =>
  async (
    player: Player,
    { minutes, loss }: { readonly minutes: number; readonly loss: string },
  ): Promise<PlayTime> => {
    const lossMaxMinor = readValue('loss', loss)
    if (!lossMaxMinor) throw new Refusal('limit.value_unknown')
    await context.database.inTx(async (tx) => {
      const at = context.clock.now()
      const { memberId } = player
      const personId = await lockPersonOf(context, tx, memberId, at)
      const { contract } = await findUsage(tx, personId, at)
      const wanted = { until: new Date(at.getTime() + minutes * minuteMs), lossMaxMinor }
      const running = stateOf(contract, at) === 'running' ? contract : undefined
      if (running && isLooser(wanted, running)) {
        throw new Refusal('session_contract.looser', {
          until: running.until.toISOString(),
          loss: formatMoney(running.lossMaxMinor),
        })
      }
      if (running) await tightenContract(tx, personId, wanted)
      else await beginContract(tx, personId, { ...wanted, since: at })
      await addChange(tx, personId, {
        kind: 'loss',
        period: 'session',
        what: running ? 'lowered' : 'set',
        before: running?.lossMaxMinor ?? null,
        after: lossMaxMinor,
        at,
        memberId,
      })
      await applyLimits(context, tx, personId, at)
    })
    return showPlayTime(context, player)
  }
