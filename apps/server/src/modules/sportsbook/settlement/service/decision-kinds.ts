import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
  type TwoPersons,
} from '../../../../platform/approvals/change-kind.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { insertEvent, setFixture } from '../../matches/repository/fixtures.ts'
import { factsOf, lockMatch } from '../../matches/service/lock-match.ts'
import { reopenSlips } from '../../slips/repository/credits.ts'
import type { FixtureRow, FixtureStatus } from '../../tables.ts'

type Change = Parameters<typeof setFixture>[2]

/** Match and market of a target. */
const partsOf = (target: string): readonly [string | undefined, string] => {
  const [matchId, market = ''] = target.split('/')
  return [matchId, market]
}

const lockDecidable = async (
  tx: Tx,
  { brandId, target }: ChangeOrder,
  decidable: readonly FixtureStatus[],
): Promise<FixtureRow> => {
  const { fixture } = await lockMatch(tx, brandId, partsOf(target)[0])
  if (!decidable.includes(fixture.status)) throw new Refusal('sportsbook.match_state')
  return fixture
}

/** Slips of the match are open again, what they were paid is taken back, and the settling job ends them again. */
const reopen = async (tx: Tx, fixture: FixtureRow, at: Date, change: Change): Promise<void> => {
  await reopenSlips(tx, fixture.id, at)
  await setFixture(tx, fixture.id, {
    attempt: fixture.attempt + 1,
    version: fixture.version + 1,
    ended_at: fixture.ended_at ?? at,
    settled_at: null,
    ...change,
  })
}

/** Notes in the history of the match what was asked and decided. */
const createNotes = ({ clock }: SportsbookContext) => {
  const note = async (
    tx: Tx,
    { brandId, target }: ChangeOrder,
    kind: 'decision_asked' | 'decided',
    { operator, reason, detail }: { operator: string; reason: string; detail: string },
  ): Promise<void> => {
    const { fixture } = await lockMatch(tx, brandId, partsOf(target)[0])
    const event = { fixture_id: fixture.id, kind, operator, reason, detail, at: clock.now() }
    await insertEvent(tx, event)
  }
  return {
    asked: (tx: Tx, order: ChangeOrder, detail: string, by: { asked: string; reason: string }) =>
      note(tx, order, 'decision_asked', { operator: by.asked, reason: by.reason, detail }),
    decided: (tx: Tx, order: ChangeOrder, detail: string, by: TwoPersons) =>
      note(tx, order, 'decided', { operator: by.decided, reason: by.reason, detail }),
  }
}

const voidable = ['scheduled', 'live', 'ended', 'settled'] as const

const voidKind = (context: SportsbookContext): ChangeKind => {
  const notes = createNotes(context)
  return changeKind({
    kind: 'voidMatch',
    right: 'trading.settle',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const before = factsOf(await lockDecidable(tx, order, voidable))
      return { before, after: { ...before, status: 'void' } }
    },
    execute: async (tx, order, by) => {
      const fixture = await lockDecidable(tx, order, voidable)
      await notes.decided(tx, order, 'void', by)
      await reopen(tx, fixture, context.clock.now(), { status: 'void' })
    },
    noteAsked: (tx, order, by) => notes.asked(tx, order, 'void', by),
  })
}

const settleable = ['ended', 'settled'] as const

const settleKind = (context: SportsbookContext): ChangeKind => {
  const notes = createNotes(context)
  const detailOf = ({ target, input }: ChangeOrder<{ winners: string[] }>) =>
    `settle:${partsOf(target)[1]}:${input.winners.join(',')}`
  return changeKind({
    kind: 'settleMarket',
    right: 'trading.settle',
    input: z.strictObject({ winners: z.array(z.string().max(80)).max(25) }),
    describe: async (tx, order) => {
      const [, market] = partsOf(order.target)
      const fixture = await lockDecidable(tx, order, settleable)
      const winners = [...(fixture.overrides[market] ?? [])]
      const before = { ...factsOf(fixture), market, byHand: market in fixture.overrides, winners }
      return { before, after: { ...before, byHand: true, winners: order.input.winners } }
    },
    execute: async (tx, order, by) => {
      const [, market] = partsOf(order.target)
      const fixture = await lockDecidable(tx, order, settleable)
      await notes.decided(tx, order, detailOf(order), by)
      await reopen(tx, fixture, context.clock.now(), {
        status: 'ended',
        overrides: { ...fixture.overrides, [market]: order.input.winners },
      })
    },
    noteAsked: (tx, order, by) => notes.asked(tx, order, detailOf(order), by),
  })
}

/** What two persons decide about the end of a match. */
export const decisionKinds = (context: SportsbookContext): readonly ChangeKind[] => [
  voidKind(context),
  settleKind(context),
]
