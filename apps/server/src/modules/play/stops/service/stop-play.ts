import { setTimeout as pause } from 'node:timers/promises'
import type { PlayStop, StopScope } from '@trevo/contract/ops/games/play-stops.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import type { PlayContext } from '../../common/context.ts'
import { scopeOfRow, targetOf } from '../../common/domain/stop-scope.ts'
import { stopLeaseMs } from '../../common/known-stops.ts'
import { listHolding, presentActive, type By } from './stop-views.ts'

/**
 * Acts at once on every copy: when this answers, none takes a new stake of the scope. @throws Refusal
 * `game.unknown`, `play.already_stopped`, `play.stop_over`
 */
export const createStopPlay =
  (context: PlayContext) =>
  async (
    order: By & { readonly requestId: string; readonly what: StopScope; readonly reason: string },
  ): Promise<PlayStop> => {
    const { staff, vendors } = context
    const { brandId, what, reason, requestId, operatorId, operator: username } = order
    if (what.scope === 'vendor' && !vendors.named.includes(what.vendor)) {
      throw new Refusal('game.unknown')
    }
    const target = targetOf(what)
    const by = { operatorId, username }
    const ask = { kind: 'stopPlay', brandId, target, input: {}, reason, requestId, by }
    // Play is stopped at once, and audited as done.
    noteAct({ isDone: true })
    await staff.askChange(ask)
    await pause(stopLeaseMs)
    const rows = await listHolding(context, brandId)
    const row = rows.find((one) => targetOf(scopeOfRow(one)) === target)
    const [shown] = row ? await presentActive(context, brandId, [row]) : []
    if (!shown) throw new Refusal('play.stop_over')
    return shown
  }
