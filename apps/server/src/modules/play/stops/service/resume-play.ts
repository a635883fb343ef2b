import type { PlayStop } from '@trevo/contract/ops/games/play-stops.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'
import { findStop } from '../../common/repository/stops.ts'
import { presentActive, presentStop, type By } from './stop-views.ts'

/** The first yes, or the second one. @throws Refusal `play.stop_unknown`, `play.stop_over` */
export const createResumePlay =
  (context: PlayContext) =>
  async (order: By & { readonly stopId: string; readonly reason: string }): Promise<PlayStop> => {
    const { database, staff } = context
    const { brandId, stopId, reason, operatorId, operator: username } = order
    await staff.askChange({
      kind: 'resumePlay',
      brandId,
      target: stopId,
      input: {},
      reason,
      by: { operatorId, username },
    })
    const row = await findStop(database.db, stopId)
    if (!row) throw new Refusal('play.stop_unknown')
    const [shown] = row.ended_at
      ? [presentStop(context, row, null)]
      : await presentActive(context, brandId, [row])
    if (!shown) throw new Refusal('play.stop_unknown')
    return shown
  }
