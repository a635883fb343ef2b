import { randomUUID } from 'node:crypto'
import { approveWithdrawals } from '@trevo/contract/ops/withdrawal-queue.ts'
import { describe, expect, test } from 'vitest'
import type { TestWithdrawals } from '../../../testing/open-test-withdrawals.ts'
import { refusalOf } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()

type Query = Parameters<TestWithdrawals['withdrawals']['listWithdrawalQueue']>[0]['query']
const list = (query: Partial<Query> = {}) =>
  world.withdrawals.listWithdrawalQueue({
    brandId: 1,
    operator: 'ana',
    query: { order: 'clock', state: 'all', pageSize: 50, ...query },
  })
const idsOf = async (query: Partial<Query> = {}) =>
  (await list(query)).list.map(({ withdrawalId }) => withdrawalId)
/** Above the limit for automatic payment. */
const ask = async (amount = '6000.00') => {
  const asking = await world.addPayeeMember('20000.00')
  return { ...asking, ...(await world.withdrawFor(asking, amount)) }
}
const decide = (withdrawalIds: readonly string[], operator: string) =>
  world.withdrawals.approveWithdrawals(
    { withdrawalIds, language: 'EN' },
    {
      operator,
      operatorId: world.approvals.by(operator).operatorId,
      brandId: 1,
      ceilingMinor: null,
      note: 'Known for years',
    },
  )

describe('the queue', () => {
  test('has the oldest first, the newest or the largest, and pages meet without a gap', async () => {
    const asked: string[] = []
    for (const amount of ['6000.00', '8000.00', '7000.00']) {
      asked.push((await ask(amount)).withdrawalId)
    }
    const ours = (ids: readonly string[]) => ids.filter((id) => asked.includes(id))
    const [first, second, third] = asked
    expect(ours(await idsOf())).toEqual([first, second, third])
    expect(ours(await idsOf({ order: 'newest' }))).toEqual([third, second, first])
    expect(ours(await idsOf({ order: 'largest' }))).toEqual([second, third, first])
    for (const order of ['clock', 'newest', 'largest'] as const) {
      const whole = await idsOf({ order })
      const pages: string[] = []
      let before: string | undefined
      do {
        const page = await list({ order, pageSize: 1, ...(before && { before }) })
        pages.push(...page.list.map(({ withdrawalId }) => withdrawalId))
        before = page.next ?? undefined
      } while (before)
      expect([order, pages]).toEqual([order, whole])
    }
    expect(await refusalOf(list({ before: 'nonsense' }))).toBe('request_param_err')
  })

  test('counts what waits and what is due in 20 minutes', async () => {
    world.law.payableWithinMin = 120
    const before = await list()
    await ask()
    world.law.payableWithinMin = 15
    await ask()
    world.law.payableWithinMin = 0
    const after = await list()
    expect([after.waiting - before.waiting, after.dueSoon - before.dueSoon]).toEqual([2, 1])
  })

  test('tells what waits for a second person, and from whom it waits no more', async () => {
    const { withdrawalId } = await ask('12000.00')
    // The first of two approvals leaves it in review.
    expect(await decide([withdrawalId], 'ana')).toMatchObject([
      { status: 'review', waitsForSecond: true, refusal: null },
    ])
    expect(await idsOf({ state: 'second' })).toContain(withdrawalId)
    expect(await idsOf({ state: 'first' })).not.toContain(withdrawalId)
    expect(await idsOf({ state: 'second', mine: '1' })).not.toContain(withdrawalId)
  })
})

describe('a withdrawal opened for its decision', () => {
  test('tells where the money came from, to the centavo, since the one before', async () => {
    const asking = await world.addPayeeMember('20000.00')
    await world.withdrawFor(asking, '6000.00')
    await world.deposit(asking.memberId, '300.00')
    await world.stake(asking.memberId, '318.40')
    await world.win(asking.memberId, '284.30')
    const { withdrawalId } = await world.withdrawFor(asking, '7000.00')
    // What moves afterwards is no part of it.
    await world.win(asking.memberId, '55.00')
    const { money, ledger } = await world.withdrawals.openWithdrawal(1, withdrawalId)
    expect(money).toMatchObject({
      since: expect.any(String),
      startBalance: '14000.00',
      parts: [
        { group: 'deposits', in: '300.00', out: '0.00' },
        { group: 'other', in: '284.30', out: '318.40' },
      ],
      balanceAtRequest: '14265.90',
      staysAfter: '7265.90',
      unexplained: '0.00',
    })
    expect(ledger[0]).toMatchObject({ amount: '55.00', balanceAfter: '7320.90' })
  })

  test('a withdrawal that was refused is a movement of the sum, no beginning', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const refused = await world.withdrawFor(asking, '6000.00')
    await world.withdrawals.refuseWithdrawal({
      withdrawalId: refused.withdrawalId,
      operator: 'ana',
      brandId: 1,
      remark: 'Ask again',
    })
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    const { money } = await world.withdrawals.openWithdrawal(1, withdrawalId)
    expect(money).toMatchObject({
      since: null,
      parts: [
        { group: 'withdrawals', in: '6000.00', out: '6000.00' },
        { group: 'other', in: '9000.00', out: '0.00' },
      ],
      unexplained: '0.00',
    })
  })

  test('weighs a payee that others have too, and one that is new', async () => {
    const { withdrawalId } = await ask()
    const { signals, payees } = await world.withdrawals.openWithdrawal(1, withdrawalId)
    const levelOf = (code: string) => signals.find((one) => one.code === code)?.level
    // Every member of these tests is paid to the same key.
    expect(['payee_age', 'shared_payee', 'device', 'identity'].map(levelOf)).toEqual([
      'weigh',
      'weigh',
      'weigh',
      'clear',
    ])
    expect(payees).toMatchObject([{ isThisOne: true, paidCount: 0, lastPaidAt: null }])
  })

  test('is unknown to operators of another brand', async () => {
    const { withdrawalId } = await ask()
    expect(await refusalOf(world.withdrawals.openWithdrawal(2, withdrawalId))).toBe(
      'withdrawal.unknown',
    )
  })
})

describe('one decision about several', () => {
  test('has a result for each, and a refused one undoes no other', async () => {
    const one = await ask()
    const other = await ask()
    const unknown = randomUUID()
    await decide([other.withdrawalId], 'bruno')
    const results = await decide(
      [one.withdrawalId, unknown, other.withdrawalId, one.withdrawalId],
      'ana',
    )
    const waitsForSecond = false
    expect(results).toEqual([
      { withdrawalId: one.withdrawalId, status: 'approved', waitsForSecond, refusal: null },
      {
        withdrawalId: unknown,
        status: null,
        waitsForSecond,
        refusal: { code: 'withdrawal.unknown', message: expect.any(String) },
      },
      {
        withdrawalId: other.withdrawalId,
        status: null,
        waitsForSecond,
        refusal: { code: 'withdrawal.too_late', message: expect.any(String) },
      },
    ])
    const { withdrawal } = await world.withdrawals.openWithdrawal(1, one.withdrawalId)
    expect(withdrawal.events).toContainEqual({
      kind: 'approved',
      at: expect.any(String),
      operator: 'ana',
      note: 'Known for years',
    })
  })

  test('is about at most fifty, and has a reason', () => {
    const ids = Array.from({ length: 51 }, () => randomUUID())
    const { body } = approveWithdrawals
    expect(body.safeParse({ withdrawalIds: ids, reason: 'Known' }).success).toBe(false)
    expect(body.safeParse({ withdrawalIds: ids.slice(1), reason: 'Known' }).success).toBe(true)
    expect(body.safeParse({ withdrawalIds: ids.slice(1), reason: ' ' }).success).toBe(false)
  })
})
