import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestWithdrawals } from '../../testing/open-test-withdrawals.ts'
import { payWithdrawals } from '../../withdrawals/payouts/service/pay-withdrawals.ts'
import { reconcileAsked } from './reconcile-asked.ts'

// The background sleeps, and notices are lost: what a run finds and mends is the run's own work.
const world = await openTestWithdrawals()
let from: Date
beforeEach(async () => {
  from = new Date()
  await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
})
afterEach(() => world.moveClock(0))
afterAll(() => world.close())

const run = async (until = new Date(Date.now() + 1_000)) => {
  const span = { from, until }
  const runId = await world.cashier.askReconciliation(1, span)
  expect(await reconcileAsked(world.context)).toBe(1)
  const result = (await world.listRuns(1, 100)).find(({ id }) => id === runId)
  const findings = await world.listFindings(runId)
  return { result, found: findings.map(({ kind, subject }) => [kind, subject]) }
}
const payoutIdOf = (withdrawalId: string) => `S${withdrawalId.replaceAll('-', '')}`
const sql = (text: string, values: unknown[] = []) => world.test.pool.query(text, values)
const settleThere = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  await world.sandbox.statement() // the institution completes what is due
}

/** Requested, sent and settled at the institution; still pending here. */
const sent = async (amount = '100.00') => {
  const asking = await world.addPayeeMember('500.00')
  const { withdrawalId } = await world.withdrawFor(asking, amount)
  await payWithdrawals(world.withdrawalContext)
  await settleThere()
  const read = () => world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)
  return { ...asking, withdrawalId, payoutId: payoutIdOf(withdrawalId), read }
}
/** The same, and known here too. */
const paid = async () => {
  const one = await sent()
  await world.withdrawals.recordPayouts([one.payoutId])
  await payWithdrawals(world.withdrawalContext)
  expect((await one.read()).status).toBe('paid')
  return one
}

describe('what a run corrects automatically', () => {
  test('a payout that arrived without a notice is booked, once, and the books are equal', async () => {
    const { memberId, payoutId, read } = await sent('120.50')
    expect((await read()).status).toBe('paying')
    const first = await run()
    expect(first.found).toEqual([['payout_missed', payoutId]])
    expect(first.result).toMatchObject({
      mended: 1,
      incidents: 0,
      sent_count_theirs: 1,
      sent_minor_theirs: 1_205_000n,
      sent_back_minor_theirs: 0n,
      sent_count_ours: 1,
      sent_minor_ours: 1_205_000n,
      sent_back_minor_ours: 0n,
    })
    expect((await read()).status).toBe('paid')
    expect((await run()).found).toEqual([])
    expect([await world.balanceOf(memberId), await world.heldBy(memberId)]).toEqual([
      3_795_000n,
      0n,
    ])
  })

  test('a payout that the bank refused without a notice returns the money', async () => {
    await world.sandbox.setFaults([{ kind: 'webhook_lost' }, { kind: 'payout_failed', times: 1 }])
    const { memberId, payoutId, read } = await sent()
    expect((await run()).found).toEqual([['payout_missed', payoutId]])
    expect(await read()).toMatchObject({ status: 'failed', failure: 'account_closed' })
    expect(await world.balanceOf(memberId)).toBe(5_000_000n)
  })

  test('a payout returned weeks after it was sent is in the balance again', async () => {
    const { memberId, payoutId, read } = await paid()
    await sql(
      `update psp.payout set status = 'DEVOLVIDO', returned_at = now(),
         requested_at = requested_at - interval '30 days' where payout_id = $1`,
      [payoutId],
    )
    expect((await run()).found).toEqual([['payout_return_missed', payoutId]])
    expect((await read()).status).toBe('returned')
    expect(await world.balanceOf(memberId)).toBe(5_000_000n)
    expect((await run()).found).toEqual([])
    expect(await world.balanceOf(memberId)).toBe(5_000_000n)
  })
})

describe('what a run leaves to an operator', () => {
  test('money sent under an unknown id, and a missing payout', async () => {
    const { payoutId } = await paid()
    await sql('delete from psp.payout_notice where payout_id = $1', [payoutId])
    await sql('update psp.payout set payout_id = $2 where payout_id = $1', [payoutId, 'Sbyhand'])
    const first = await run()
    expect(first.found.toSorted()).toEqual([
      ['payout_unknown_here', 'Sbyhand'],
      ['payout_unknown_there', payoutId],
    ])
    expect(first.result).toMatchObject({ mended: 0, incidents: 2 })
    await sql('update psp.payout set payout_id = $1 where payout_id = $2', [payoutId, 'Sbyhand'])
    expect((await run()).found).toEqual([])
    const { rows } = await sql('select resolved_at from cashier.finding where subject = $1', [
      payoutId,
    ])
    expect(rows).toEqual([{ resolved_at: expect.any(Date) }])
  })

  test('a different amount shows in the sums too', async () => {
    const { payoutId } = await paid()
    await sql('update psp.payout set amount_cents = 9999 where payout_id = $1', [payoutId])
    const { found, result } = await run()
    expect(found).toEqual([['payout_amount_differs', payoutId]])
    expect(result).toMatchObject({ sent_minor_theirs: 999_900n, sent_minor_ours: 1_000_000n })
    await sql('update psp.payout set amount_cents = 10000 where payout_id = $1', [payoutId])
  })

  test('paid there after the member was refunded', async () => {
    const { payoutId, withdrawalId } = await paid()
    await sql(`update cashier.withdrawal set status = 'failed' where id = $1`, [withdrawalId])
    expect((await run()).found).toEqual([['payout_end_differs', payoutId]])
    await sql(`update cashier.withdrawal set status = 'paid' where id = $1`, [withdrawalId])
  })

  test('pending for two days', async () => {
    await world.sandbox.setFaults([
      { kind: 'webhook_lost' },
      { kind: 'payout_slow', times: 1, ms: 3_600_000 },
    ])
    const { payoutId, read } = await sent()
    expect((await run()).found).toEqual([])
    world.moveClock(49 * 3_600_000)
    expect((await run()).found).toEqual([['payout_stuck', payoutId]])
    expect((await read()).status).toBe('paying')
    await sql('update psp.payout set ends_at = now() where payout_id = $1', [payoutId])
    await settleThere()
    expect((await run()).found).toEqual([['payout_missed', payoutId]])
    const { rows } = await sql(
      `select resolved_at is not null as ended from cashier.finding where kind = 'payout_stuck'`,
    )
    expect(rows).toEqual([{ ended: true }])
  })
})

test('requested before midnight, known after it: it is not a finding of either day', async () => {
  const { payoutId } = await paid()
  const midnight = new Date(from.getTime() - 3_600_000)
  await sql('update psp.payout set requested_at = $2 where payout_id = $1', [payoutId, midnight])
  const second = await run()
  expect(second.found).toEqual([])
  expect(second.result).toMatchObject({ sent_count_theirs: 0, sent_count_ours: 0 })
  from = new Date(midnight.getTime() - 1_000)
  const first = await run(new Date(midnight.getTime() + 1_000))
  expect(first.found).toEqual([])
  expect(first.result).toMatchObject({ sent_count_theirs: 1, sent_count_ours: 1 })
})
