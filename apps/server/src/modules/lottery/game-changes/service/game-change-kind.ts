import { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
  type ChangeView,
  type TwoPersons,
} from '../../../../platform/approvals/change-kind.ts'
import { dayOf } from '../../draws/domain/schedule.ts'
import { readCalendar } from '../../draws/repository/calendars.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { LotteryTables } from '../../tables.ts'
import { daysFor, subjectOf } from '../domain/game-changes.ts'
import {
  insertChange,
  insertChangeEvent,
  isToCome,
  lockGameByCode,
  type ChangePart,
} from '../repository/game-changes.ts'
import { readCurrent } from '../repository/read-current.ts'
import { applyChange, type PlannedChange } from './apply-changes.ts'
import { requirePossibleChange } from './require-possible-change.ts'

export const gameChangeKindName = 'askGameChange'

const Input = z.strictObject({ change: GameChange })
type Order = ChangeOrder<z.infer<typeof Input>>

/** A lottery, a day and the part of the lottery that changes from then on. */
export const targetOf = (gameCode: string, fromOn: string, change: GameChange): string =>
  `${gameCode}/${fromOn}/${subjectOf(change)}`

const Target = z.tuple([z.string(), z.iso.date(), z.string()])
/** The parts of a target. @throws Refusal `lottery.change_invalid` */
export const readTarget = (target: string): readonly [string, string, string] => {
  const read = Target.safeParse(target.split('/'))
  if (!read.success) throw new Refusal('lottery.change_invalid', { reason: 'target' })
  return read.data
}

export const partOf = ({ game, fromOn, change }: PlannedChange): ChangePart => ({
  game_id: game.id,
  from_on: fromOn,
  subject: subjectOf(change),
})

/** The change under the lottery's lock. @throws Refusal `lottery.game_unknown`, `lottery.change_invalid` */
export const lockPlanned = async (tx: Tx, { brandId, target, input }: Order) => {
  const [gameCode, fromOn, subject] = readTarget(target)
  const game = await lockGameByCode(tx, brandId, gameCode)
  if (!game) throw new Refusal('lottery.game_unknown')
  const { change } = input
  if (subjectOf(change) !== subject) {
    throw new Refusal('lottery.change_invalid', { reason: 'subject' })
  }
  const calendar = await readCalendar(tables<LotteryTables>(tx), game.id)
  return { game, calendar, fromOn, change }
}

const asFacts = (value: object): Facts => Facts.parse(JSON.parse(JSON.stringify(value)))

/** What counts now, and what the change makes of it. */
export const viewOf = async (tx: Tx, planned: PlannedChange): Promise<ChangeView> => {
  const { game, fromOn, change } = planned
  const current = await readCurrent(tx, game.id, planned)
  const named = { lottery: game.code, from: fromOn, what: change.what }
  return {
    before: asFacts({ ...named, ...current }),
    after: asFacts({ ...named, ...current, ...change }),
  }
}

/**
 * @throws Refusal `lottery.change_day`, `lottery.change_invalid`, `lottery.draw_staked`,
 * `lottery.change_waiting`
 */
export const describeChange = async (
  tx: Tx,
  planned: PlannedChange,
  now: Date,
): Promise<ChangeView> => {
  await requirePossibleChange(tx, planned, now)
  if (await isToCome(tx, partOf(planned))) throw new Refusal('lottery.change_waiting')
  return viewOf(tx, planned)
}

/** The first day that may be asked for; who decides late does not move it. @throws Refusal `lottery.change_day` */
export const requireDayToCome = ({ change, calendar, fromOn }: PlannedChange, now: Date): void => {
  const { from, until } = daysFor(change, dayOf(calendar, now))
  if (fromOn < from) throw new Refusal('lottery.change_day', { from, until })
}

type Approvers = Pick<TwoPersons, 'asked' | 'askedAt' | 'reason'> & {
  /** Undefined where one person is enough. */
  readonly decided?: string
}

/** Writes down an approved change, and applies it if its day has begun. */
export const enterChange = async (
  tx: Tx,
  planned: PlannedChange,
  { asked, askedAt, reason, decided }: Approvers,
  now: Date,
): Promise<bigint> => {
  const inserted = await insertChange(tx, {
    ...partOf(planned),
    change: planned.change,
    state: 'approved',
    asked_by: asked,
    asked_at: askedAt,
  })
  if (!inserted) throw new Refusal('lottery.change_waiting')
  const event = { change_id: inserted.id }
  await insertChangeEvent(tx, { ...event, kind: 'asked', operator: asked, reason, at: askedAt })
  if (decided !== undefined) {
    const approved = { kind: 'approved', operator: decided, reason: null, at: now } as const
    await insertChangeEvent(tx, { ...event, ...approved })
  }
  await applyChange(tx, inserted.id, planned, now)
  return inserted.id
}

/** Other times, a holiday or other limits of a lottery from a day on. */
export const gameChangeKind = ({ clock, forgetSetup }: LotteryContext): ChangeKind =>
  changeKind({
    kind: gameChangeKindName,
    right: 'lottery.change',
    input: Input,
    describe: async (tx, order) => describeChange(tx, await lockPlanned(tx, order), clock.now()),
    execute: async (tx, order, by) => {
      await enterChange(tx, await lockPlanned(tx, order), by, clock.now())
      afterCommit(tx, forgetSetup)
    },
    noteAsked: async (tx, order) => requireDayToCome(await lockPlanned(tx, order), clock.now()),
  })
