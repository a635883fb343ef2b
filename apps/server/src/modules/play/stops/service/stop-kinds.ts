import { randomUUID } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { stopConfirmMinutes, type StopScope } from '@trevo/contract/ops/games/play-stops.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { PlayContext } from '../../common/context.ts'
import type { StopRow } from '../../common/repository/tables.ts'
import { isActive, readTarget, scopeOfRow } from '../../common/domain/stop-scope.ts'
import {
  confirmStop,
  endStop,
  insertStop,
  lockStop,
  lockUnended,
} from '../../common/repository/stops.ts'

export const confirmMs = stopConfirmMinutes * minuteMs

/** @throws Refusal `game.unknown` for what the brand does not have, or a target of another form */
export const requireScope = (
  { catalogue }: PlayContext,
  { brandId, target }: Pick<ChangeOrder, 'brandId' | 'target'>,
): StopScope => {
  const what = readTarget(target)
  if (!what) throw new Refusal('game.unknown')
  if (what.scope === 'game' && !catalogue.findGame(what.nodeId, brandId)) {
    throw new Refusal('game.unknown')
  }
  return what
}

const factsOf = (context: PlayContext, what: StopScope) => ({
  scope: what.scope,
  ...(what.scope === 'vendor' ? { vendor: what.vendor } : {}),
  ...(what.scope === 'game'
    ? { game: context.catalogue.findGame(what.nodeId)?.name.EN ?? String(what.nodeId) }
    : {}),
})

/** New stakes of a scope are refused from the first yes on; the second one makes that last. */
export const stopPlayKind = (context: PlayContext): ChangeKind => {
  const { clock, stops } = context
  return changeKind({
    kind: 'stopPlay',
    right: 'games.stop',
    waitsMs: confirmMs,
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const what = requireScope(context, order)
      const stop = await lockUnended(tx, order.brandId, what)
      if (stop?.confirmed_at) throw new Refusal('play.already_stopped')
      const before = { ...factsOf(context, what), play: 'running' }
      return { before, after: { ...before, play: 'stopped' } }
    },
    execute: async (tx, order, { decided }) => {
      const stop = await lockUnended(tx, order.brandId, requireScope(context, order))
      const now = clock.now()
      if (!stop || !isActive(stop, now)) throw new Refusal('play.stop_over')
      await confirmStop(tx, stop.id, { by: decided, at: now })
      afterCommit(tx, stops.noteChanged)
    },
    noteAsked: async (tx, order, { asked, reason }) => {
      const what = requireScope(context, order)
      const now = clock.now()
      const before = await lockUnended(tx, order.brandId, what)
      // One whose request ended a moment ago.
      if (before) await endStop(tx, before.id, { how: 'reverted', by: null, at: now })
      await insertStop(tx, {
        id: randomUUID(),
        brand_id: order.brandId,
        scope: what.scope,
        vendor: what.scope === 'vendor' ? what.vendor : null,
        node_id: what.scope === 'game' ? what.nodeId : null,
        reason,
        stopped_by: asked,
        stopped_at: now,
        confirm_until: new Date(now.getTime() + confirmMs),
      })
      afterCommit(tx, stops.noteChanged)
    },
  })
}

/** A stop of the brand that holds, locked. @throws Refusal `play.stop_unknown`, `play.stop_over` */
const lockHolding = async (
  { clock }: PlayContext,
  tx: Tx,
  { brandId, target }: ChangeOrder,
): Promise<StopRow> => {
  const stop = z.uuid().safeParse(target).success ? await lockStop(tx, target) : undefined
  if (stop?.brand_id !== brandId) throw new Refusal('play.stop_unknown')
  if (!isActive(stop, clock.now())) throw new Refusal('play.stop_over')
  return stop
}

/** Stakes are taken again. */
export const resumePlayKind = (context: PlayContext): ChangeKind =>
  changeKind({
    kind: 'resumePlay',
    right: 'games.stop',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const stop = await lockHolding(context, tx, order)
      const before = { ...factsOf(context, scopeOfRow(stop)), play: 'stopped' }
      return { before, after: { ...before, play: 'running' } }
    },
    execute: async (tx, order, { decided }) => {
      const stop = await lockHolding(context, tx, order)
      await endStop(tx, stop.id, { how: 'resumed', by: decided, at: context.clock.now() })
      afterCommit(tx, context.stops.noteChanged)
    },
  })
