import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusalOf } from '../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../testing/use-test-cashier.ts'
import { createBrandSettings } from '../create-brand-settings.ts'
import { depositValuesOf } from './deposit-values.ts'
import { withdrawalValuesOf } from './withdrawal-values.ts'

const world = await useTestWithdrawals()
const { approvals } = world
const settings = createBrandSettings({
  database: world.database,
  clock: world.clock,
  staff: approvals.staff.approvals,
})
approvals.staff.approvals.register(settings.settingKinds)

type Asked = Parameters<typeof settings.changeWithdrawalSettings>[0]
const change = (operator: string, asked: Pick<Asked, 'change'> & Partial<Asked>) =>
  settings.changeWithdrawalSettings({
    brandId: 1,
    by: approvals.by(operator),
    requestId: randomUUID(),
    base: {},
    reason: 'Fewer surprises',
    ...asked,
  })
const shown = async () => (await settings.showWithdrawalSettings(1)).settings

test('two persons lower what is paid without review, and the next withdrawal is reviewed', async () => {
  const asking = await world.addPayeeMember('20000.00')
  // The first withdrawal ever has a limit of its own.
  const wanted = { withoutReview: '500.00', first: '900.00' }
  const { requestId, isDone } = await change('ana', { change: wanted })
  expect(isDone).toBe(false)
  expect(await settings.showWithdrawalSettings(1)).toMatchObject({
    settings: { withoutReview: '5000.00' },
    waiting: { requestId, askedBy: 'ana' },
  })
  expect(await refusalOf(change('ana', { change: wanted }))).toBe('approval.same_person')
  expect(await change('bruno', { change: wanted })).toMatchObject({ isDone: true })
  expect(await settings.showWithdrawalSettings(1)).toMatchObject({
    settings: { ...wanted, daySum: '10000.00' },
    waiting: null,
  })
  expect((await world.withdrawFor(asking, '600.00')).reviewReasons).toEqual(['amount'])
})

test('a change upon other values than are in force is refused with their names', async () => {
  const base = { fee: '9.00', freePerDay: (await shown()).freePerDay }
  expect(await refusalOf(change('ana', { change: { fee: '3.00' }, base }))).toBe(
    'cashier_settings.changed',
  )
})

test('no change, and limits that contradict each other, are refused', async () => {
  const { fee, withoutReview } = await shown()
  expect(await refusalOf(change('ana', { change: { fee } }))).toBe('cashier_settings.unchanged')
  expect(await refusalOf(change('ana', { change: { fee: '20.00' } }))).toBe(
    'cashier_settings.invalid',
  )
  expect(await refusalOf(change('ana', { change: { secondPersonFrom: '1.00' } }))).toBe(
    'cashier_settings.invalid',
  )
  expect((await shown()).withoutReview).toBe(withoutReview)
  expect(await refusalOf(settings.showWithdrawalSettings(7))).toBe('cashier_settings.unknown')
})

test('a preview says where the withdrawals of the week would have gone', async () => {
  const asking = await world.addPayeeMember('20000.00')
  await world.withdrawFor(asking, '450.00')
  await world.withdrawFor(asking, '460.00')
  const preview = await settings.previewWithdrawalSettings(1, { withoutReview: '455.00' })
  const of = (code: string) => preview.lines.find((line) => line.code === code)
  const moved = (code: string, side: 'before' | 'after') => of(code)?.[side].count ?? 0
  expect(moved('paid_at_once', 'before') - moved('paid_at_once', 'after')).toBe(1)
  expect(moved('reviewed', 'after') - moved('reviewed', 'before')).toBe(1)
  expect(preview.examples).toMatchObject([
    { amount: '460.00', before: 'paid_at_once', after: 'reviewed' },
  ])
  const total = preview.lines.reduce((sum, { after }) => sum + after.count, 0)
  expect(total).toBe(preview.count)
  // Nothing was changed by looking.
  expect((await shown()).withoutReview).toBe('500.00')
})

test('deposit settings are changed by two persons as well, and previewed by their bounds', async () => {
  const memberId = await world.addMember()
  await world.createFor(memberId, '15.00')
  const preview = await settings.previewDepositSettings(1, {
    amountMin: '20.00',
    chips: ['20.00'],
  })
  expect(preview.lines).toMatchObject([
    { code: 'accepted', before: { count: 1 }, after: { count: 0 } },
    { code: 'out_of_bounds', after: { count: 1, amount: '15.00' } },
  ])
  const asked = (operator: string) =>
    settings.changeDepositSettings({
      brandId: 1,
      by: approvals.by(operator),
      requestId: randomUUID(),
      change: { amountMin: '20.00', dueDaysMax: 0 },
      base: { amountMin: '10.00' },
      reason: 'Small ones cost too much',
    })
  expect(await asked('ana')).toMatchObject({ isDone: false })
  expect(await asked('bruno')).toMatchObject({ isDone: true })
  // Its base is no longer in force.
  expect(await refusalOf(asked('ana'))).toBe('cashier_settings.changed')
  expect(await refusalOf(world.createFor(memberId, '15.00'))).toBe('deposit.amount_out_of_range')
})

test('every column of both settings has a field that the back office changes', async () => {
  const columnsOf = async (table: string) => {
    const { rows } = await world.test.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'cashier' and table_name = $1 and column_name <> 'brand_id'`,
      [table],
    )
    return rows.map(({ name }) => name).toSorted()
  }
  const deposits = depositValuesOf((await settings.showDepositSettings(1)).settings)
  expect(Object.keys(deposits).toSorted()).toEqual(await columnsOf('deposit_setting'))
  const withdrawals = withdrawalValuesOf(await shown())
  expect(Object.keys(withdrawals).toSorted()).toEqual(await columnsOf('withdrawal_setting'))
})
