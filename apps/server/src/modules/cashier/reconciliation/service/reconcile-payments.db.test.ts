import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { assessPayments } from '../../deposits/payments/service/assess-payments.ts'
import { refundPayments } from '../../deposits/payments/service/refund-payments.ts'
import { openTestCashier, otherCpf } from '../../testing/open-test-cashier.ts'
import { claimRun } from '../repository/runs.ts'
import { reconcileAsked } from './reconcile-asked.ts'

// The background sleeps: what a run finds and mends is the run's own work.
const world = await openTestCashier()
// Each test has its own span: what an earlier one left behind is not in it.
let from: Date
beforeEach(() => {
  from = new Date()
})
afterEach(async () => {
  await world.sandbox.setFaults([])
  world.moveClock(0)
})
afterAll(() => world.close())

const run = async () => {
  const span = { from, until: new Date(Date.now() + 1_000) }
  const runId = await world.cashier.askReconciliation(1, span)
  const alarms: string[] = []
  const write = (line: string) => alarms.push(JSON.parse(line).msg)
  const logger = pino({ level: 'error' }, { write })
  expect(await reconcileAsked({ ...world.context, logger })).toBe(1)
  const result = (await world.listRuns(1, 100)).find(({ id }) => id === runId)
  expect(result?.status).toBe('done')
  const findings = await world.listFindings(runId)
  return { result, found: findings.map(({ kind, subject }) => [kind, subject]), alarms }
}
const paid = async (more: object = {}) => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '50.00')
  await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
  const [pix] = await world.pay(deposit, more)
  await world.sandbox.setFaults([])
  const txid = deposit.depositId.replaceAll('-', '')
  return { memberId, deposit, txid, endToEndId: pix?.endToEndId ?? '' }
}
const sql = (text: string, values: unknown[] = []) => world.test.pool.query(text, values)
const noticed = async (endToEndId: string) => {
  await world.cashier.recordPayments([endToEndId])
  await assessPayments(world.context)
}

describe('what a run corrects automatically', () => {
  test('a Pix that was never reported is credited, once, and the books are equal', async () => {
    const { memberId, endToEndId } = await paid()
    const first = await run()
    expect(first.found).toEqual([['payment_missed', endToEndId]])
    expect(first.result).toMatchObject({ mended: 1, incidents: 0 })
    expect(first.alarms).toEqual([])
    expect(await world.balanceOf(memberId)).toBe(500_000n)

    const second = await run()
    expect(second.found).toEqual([])
    expect(second.result).toMatchObject({
      received_count_theirs: 1,
      received_count_ours: 1,
      received_minor_theirs: 500_000n,
      received_minor_ours: 500_000n,
      returned_minor_theirs: 0n,
      returned_minor_ours: 0n,
      charges: 1,
    })
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })

  test('an unreported reversed Pix is booked, however old the payment is', async () => {
    const { memberId, endToEndId } = await paid()
    await noticed(endToEndId)
    await sql(`update psp.payment set paid_at = paid_at - interval '60 days' where e2e_id = $1`, [
      endToEndId,
    ])
    await world.sandbox.dispute({ endToEndId, amount: '20.00' })
    expect((await run()).found).toContainEqual(['reversal_missed', endToEndId])
    expect(await world.balanceOf(memberId)).toBe(300_000n)
    expect((await run()).found).not.toContainEqual(['reversal_missed', endToEndId])
    expect(await world.balanceOf(memberId)).toBe(300_000n)
  })

  test('a return that completed without a notice is queried and ends here too', async () => {
    const { endToEndId } = await paid({ cpf: otherCpf })
    await noticed(endToEndId)
    await refundPayments(world.context)
    await world.sandbox.statement() // the institution completes what is due
    await new Promise((resolve) => setTimeout(resolve, 100))
    await world.sandbox.statement()
    const { rows } = await sql('select status from cashier.payment where e2e_id = $1', [endToEndId])
    expect(rows).toEqual([{ status: 'refunding' }])
    expect((await run()).found).toEqual([['return_missed', endToEndId]])
    await refundPayments(world.context)
    const second = await run()
    expect(second.found).toEqual([])
    expect(second.result).toMatchObject({
      returned_minor_theirs: 500_000n,
      returned_minor_ours: 500_000n,
    })
  })

  test('a charge that exists though we gave it up is payable again', async () => {
    const { deposit, txid, memberId } = await paid()
    await sql(
      `update cashier.deposit set status = 'failed', location = null, qr_text = null,
         expires_at = null, next_call_at = null where id = $1`,
      [deposit.depositId],
    )
    expect((await run()).found).toContainEqual(['charge_missed', txid])
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })
})

describe('what a run leaves to an operator', () => {
  test('a recorded Pix that the institution does not list, until it lists it', async () => {
    const { endToEndId } = await paid()
    await noticed(endToEndId)
    await sql(`update psp.payment set paid_at = paid_at + interval '1 day' where e2e_id = $1`, [
      endToEndId,
    ])
    const first = await run()
    expect(first.found).toEqual([['payment_unknown_there', endToEndId]])
    expect(first.result).toMatchObject({ incidents: 1, mended: 0 })
    expect(first.alarms).toEqual(['books differ'])
    await sql(`update psp.payment set paid_at = paid_at - interval '1 day' where e2e_id = $1`, [
      endToEndId,
    ])
    expect((await run()).found).toEqual([])
    const { rows } = await sql('select resolved_at from cashier.finding where subject = $1', [
      endToEndId,
    ])
    expect(rows).toEqual([{ resolved_at: expect.any(Date) }])
  })

  test('a different amount, and a return that Trevo did not make', async () => {
    const { endToEndId } = await paid()
    await noticed(endToEndId)
    await sql('update psp.payment set amount_cents = 4999 where e2e_id = $1', [endToEndId])
    await sql(
      `insert into psp.refund (e2e_id, refund_id, rtr_id, amount_cents, nature, status,
         requested_at, ends_at, ends_as, ended_at)
       values ($1, 'byhand', 'byhand', 100, 'ORIGINAL', 'DEVOLVIDO', now(), now(), 'DEVOLVIDO', now())`,
      [endToEndId],
    )
    const { found, result } = await run()
    expect(found).toEqual([
      ['amount_differs', endToEndId],
      ['return_unknown_here', endToEndId],
    ])
    expect(result?.received_minor_theirs).toBe(499_900n)
    expect(result?.received_minor_ours).toBe(500_000n)
  })

  test('charges that only one side knows', async () => {
    const lost = await paid()
    await sql(`update psp.charge set txid = $2 where txid = $1`, [lost.txid, 'z'.repeat(32)])
    await sql('update psp.payment set txid = $2 where e2e_id = $1', [
      lost.endToEndId,
      'z'.repeat(32),
    ])
    const { found } = await run()
    expect(found).toContainEqual(['charge_unknown_here', 'z'.repeat(32)])
    expect(found).toContainEqual(['charge_unknown_there', lost.txid])
  })

  test('a Pix without an end for two days', async () => {
    const { endToEndId } = await paid()
    await world.cashier.recordPayments([endToEndId])
    world.moveClock(49 * 3_600_000)
    expect((await run()).found).toContainEqual(['payment_stuck', endToEndId])
  })
})

test('every page of a long list is read', async () => {
  const { deposit } = await paid()
  await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
  for (let time = 0; time < 12; time += 1) await world.pay(deposit, { times: 10 })
  const { result } = await run()
  expect(result).toMatchObject({ mended: 121, received_count_ours: 121 })
  expect(result?.received_minor_ours).toBe(result?.received_minor_theirs)
}, 30_000)

test('a run whose copy died is taken by another, and a silent institution is queried again', async () => {
  const { memberId } = await paid()
  await world.cashier.askReconciliation(1, { from, until: new Date(Date.now() + 1_000) })
  expect(await claimRun(world.database, world.context.clock.now())).toBeDefined()
  expect(await reconcileAsked(world.context)).toBe(0)
  // The same with the clock one hour back: a lease ending too late counts as over.
  world.moveClock(-3_600_000)
  expect(await claimRun(world.database, world.context.clock.now())).toBeDefined()
  expect(await claimRun(world.database, world.context.clock.now())).toBeUndefined()
  world.moveClock(16 * 60_000)
  await world.sandbox.setFaults([{ kind: 'api_unavailable' }])
  expect(await reconcileAsked(world.context)).toBe(0)
  expect(await world.balanceOf(memberId)).toBe(0n)
  await world.sandbox.setFaults([])
  world.moveClock(18 * 60_000)
  expect(await reconcileAsked(world.context)).toBe(1)
  expect(await world.balanceOf(memberId)).toBe(500_000n)
})

test('each night covers the whole time since the last one, to the end of the day in Brasília', async () => {
  const nights = async () =>
    (await world.listRuns(1, 100))
      .filter(({ cause }) => cause === 'nightly')
      .map(({ from_at, until_at }) => [from_at.toISOString(), until_at.toISOString()])
  const end = (daysAgo: number) => {
    const day = new Date(Date.now() - 3 * 3_600_000 - daysAgo * 86_400_000).toISOString()
    return `${day.slice(0, 10)}T03:00:00.000Z`
  }
  await world.cashier.askNightly()
  await world.cashier.askNightly()
  expect(await nights()).toEqual([[end(1), end(0)]])
  // Two nights were missed.
  world.moveClock(3 * 86_400_000)
  await world.cashier.askNightly()
  expect((await nights())[0]).toEqual([end(0), end(-3)])
})
