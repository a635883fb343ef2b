import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestCashier } from '../../testing/open-test-cashier.ts'
import { refusalOf } from '../../testing/refusal-of.ts'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import { spanOfDay } from '../domain/day-states.ts'
import { reconcileAsked } from './reconcile-asked.ts'

// The background sleeps: runs happen where a test wants them.
const world = await openTestCashier()
afterAll(() => world.close())
const { cashier } = world

const dayBefore = (count: number): string => addDays(brasiliaDay(world.clock.now()), -count)
const run = async (day: string): Promise<string> => {
  const runId = await cashier.askReconciliation(1, spanOfDay(day))
  expect(await reconcileAsked(world.context)).toBe(1)
  return runId
}
/** A difference of a finished run that only a person can end. */
const differ = (runId: string, subject: string) =>
  world.test.pool.query(
    `insert into cashier.finding (run_id, kind, subject, mended, detail, found_at)
     values ($1, 'payment_stuck', $2, false, '{"amountMinor": "500000"}', now())`,
    [runId, subject],
  )
type NoteParts = { noteId?: string; brandId?: number; operator?: string; note?: string }
const note = (day: string, subject: string, more: NoteParts = {}) =>
  cashier.addFindingNote({
    brandId: 1,
    operator: 'ana',
    day,
    noteId: randomUUID(),
    kind: 'payment_stuck',
    subject,
    note: 'The bank was asked; ticket 4711',
    ...more,
  })
const close = (day: string, runId: string, brandId = 1) =>
  cashier.closeReconciledDay({ brandId, operator: 'bruno', day, runId, remark: 'All looked at' })

test('a day is compared, its differences noted by name, and closed once', async () => {
  const day = dayBefore(1)
  expect(await cashier.openReconciledDay(1, day)).toMatchObject({ state: 'missing', runId: null })
  const runId = await run(day)
  const subject = `E${'7'.repeat(31)}`
  await differ(runId, subject)
  expect(await cashier.openReconciledDay(1, day)).toMatchObject({ state: 'open', openCount: 1 })
  expect(await refusalOf(close(day, runId))).toBe('reconciliation.day_not_ready')

  const noteId = randomUUID()
  const noted = await note(day, subject, { noteId })
  expect(noted).toMatchObject({
    state: 'ready',
    findings: [{ subject, detail: { amount: '50.00' }, notes: [{ noteId, operator: 'ana' }] }],
  })
  // The same id again is the same note.
  expect((await note(day, subject, { noteId })).findings[0]?.notes).toHaveLength(1)
  // A later run of the day finds the same, and shows what was noted about it.
  const again = await run(day)
  await differ(again, subject)
  expect(await refusalOf(close(day, runId))).toBe('reconciliation.run_newer')
  expect(await close(day, again)).toMatchObject({
    state: 'closed',
    closing: { by: 'bruno', noted: 1, remark: 'All looked at' },
  })
  expect(await refusalOf(close(day, again))).toBe('reconciliation.day_closed')
  expect(await refusalOf(note(day, subject))).toBe('reconciliation.day_closed')
  const days = await cashier.listReconciledDays(1)
  expect(days).toHaveLength(31)
  expect(days.slice(0, 2).map(({ state }) => state)).toEqual(['closed', 'missing'])
})

test('the id of a note is that of no other difference, text or person', async () => {
  const day = dayBefore(4)
  const runId = await run(day)
  const [subject, other] = [`E${'8'.repeat(31)}`, `E${'9'.repeat(31)}`]
  for (const one of [subject, other]) await differ(runId, one)
  const noteId = randomUUID()
  await note(day, subject, { noteId })
  expect(await refusalOf(note(day, other, { noteId }))).toBe('request.id_reused')
  expect(await refusalOf(note(day, subject, { noteId, note: 'The bank answered' }))).toBe(
    'request.id_reused',
  )
  expect(await refusalOf(note(day, subject, { noteId, operator: 'bruno' }))).toBe(
    'request.id_reused',
  )
})

test('a day that has not ended, another brand and unknown differences are refused', async () => {
  const day = dayBefore(2)
  const runId = await run(day)
  expect(await refusalOf(cashier.openReconciledDay(1, dayBefore(0)))).toBe(
    'reconciliation.day_out_of_range',
  )
  expect(await refusalOf(note(day, 'nothing'))).toBe('reconciliation.finding_unknown')
  expect((await cashier.openReconciledDay(2, day)).state).toBe('missing')
  expect(await refusalOf(close(day, runId, 2))).toBe('reconciliation.day_not_ready')
})

test('of two who close a day at once one does', async () => {
  const day = dayBefore(3)
  const runId = await run(day)
  const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf(close(day, runId))))
  expect(outcomes.toSorted()).toEqual([
    'nothing refused',
    'reconciliation.day_closed',
    'reconciliation.day_closed',
  ])
})
