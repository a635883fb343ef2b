import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../../../platform/refusal.ts'
import { openTestWithdrawals, type TestWithdrawals } from '../../testing/open-test-withdrawals.ts'

let world: TestWithdrawals

beforeAll(async () => {
  world = await openTestWithdrawals()
  world.startWithdrawals()
})
afterEach(async () => {
  await world.sandbox.setFaults([])
  world.moveClock(0)
})
afterAll(() => world.close())

const settled = { timeout: 8_000, interval: 30 }
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing refused',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
const statusOf = async (memberId: bigint, withdrawalId: string) =>
  (await world.withdrawals.getWithdrawal(memberId, withdrawalId)).status
const moneyOf = async (memberId: bigint) => [
  await world.balanceOf(memberId),
  await world.heldBy(memberId),
]
const operators = () => world.withdrawals.operators

describe('asking for money', () => {
  test('it is held at once, paid once, and shown with the bank’s own id', async () => {
    const asking = await world.addPayeeMember('500.00')
    const asked = await world.withdrawFor(asking, '120.50')
    expect(asked).toMatchObject({ status: 'approved', amount: '120.50', fee: '0.00' })
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
    expect(await moneyOf(asking.memberId)).toEqual([3_795_000n, 0n])
    expect(await world.sentTo(asked.withdrawalId)).toEqual(['-120.50'])
    const paid = await world.withdrawals.getWithdrawal(asking.memberId, asked.withdrawalId)
    expect(paid).toMatchObject({ netAmount: '120.50', paidAmount: '120.50', canCancel: false })
    expect(paid.endToEndId).toMatch(/^E\w{31}$/)
    expect(paid.events.map(({ kind }) => kind)).toEqual(['requested', 'approved', 'sent', 'paid'])
    expect(world.withdrawalChanges).toContainEqual({
      memberId: asking.memberId,
      withdrawalId: asked.withdrawalId,
      status: 'paid',
    })
  })

  test('the same client id is the same withdrawal, also for eight at once; other content is not', async () => {
    const asking = await world.addPayeeMember('500.00')
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.withdrawFor(asking, '60.00', { clientId })),
    )
    expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1)
    const [first] = answers
    await expect
      .poll(() => statusOf(asking.memberId, first?.withdrawalId ?? ''), settled)
      .toBe('paid')
    expect(await moneyOf(asking.memberId)).toEqual([4_400_000n, 0n])
    // Rules are not asked again: now there would be too little money.
    await world.stake(asking.memberId, '440.00')
    const again = await world.withdrawFor(asking, '60.00', { clientId })
    expect(again).toMatchObject({ withdrawalId: first?.withdrawalId, status: 'paid' })
    expect(await refusalOf(world.withdrawFor(asking, '61.00', { clientId }))).toBe(
      'request.id_reused',
    )
  })

  test('eight at once for all there is get one', async () => {
    const asking = await world.addPayeeMember('100.00')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(world.withdrawFor(asking, '100.00'))),
    )
    expect(answers.filter((one) => one === 'nothing refused')).toHaveLength(1)
    expect(answers.filter((one) => one === 'wallet.insufficient_balance')).toHaveLength(7)
  })

  test.each([['19.99'], ['50000.01'], ['20.005'], ['0'], ['99999999999']])(
    '%s is refused, the bounds are named',
    async (amount) => {
      const asking = await world.addPayeeMember('100.00')
      const refusal = await world.withdrawFor(asking, amount).catch((error: unknown) => error)
      expect(refusal).toMatchObject({
        code: 'withdrawal.amount_out_of_range',
        detail: { min: '20.00', max: '50000.00' },
      })
    },
  )

  test('three a day are free, the fourth costs its fee out of what arrives', async () => {
    const asking = await world.addPayeeMember('500.00')
    const left = async () =>
      (await world.withdrawals.getWithdrawSettings(asking.memberId, 1)).remainingTransactionTimes
    expect(await left()).toBe(3)
    for (const expected of [2, 1, 0]) {
      await world.withdrawFor(asking, '50.00')
      expect(await left()).toBe(expected)
    }
    const settings = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(settings).toMatchObject({ fee: '2.00', freePerDay: 3 })
    const fourth = await world.withdrawFor(asking, '50.00')
    expect(fourth).toMatchObject({ fee: '2.00', netAmount: '48.00' })
    await expect.poll(() => statusOf(asking.memberId, fourth.withdrawalId), settled).toBe('paid')
    expect(await world.sentTo(fourth.withdrawalId)).toEqual(['-48.00'])
    await expect.poll(() => moneyOf(asking.memberId), settled).toEqual([3_000_000n, 0n])
  })

  test('what was deposited must be played first; stakes before it do not count, returned ones neither', async () => {
    const asking = await world.addPayeeMember('300.00')
    await world.stake(asking.memberId, '100.00')
    await world.deposit(asking.memberId, '80.00')
    await world.stake(asking.memberId, '30.00')
    const settings = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(settings.turnover).toEqual({ required: '80.00', wagered: '30.00', left: '50.00' })
    const refusal = await world.withdrawFor(asking, '20.00').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'withdrawal.turnover_left', detail: { left: '50.00' } })
    await world.wallet.post({
      source: 'test',
      txnId: 'void-me',
      kind: 'test.lost',
      memberId: asking.memberId,
      amountMinor: 500_000n,
    })
    await world.wallet.reverse({
      source: 'test',
      txnId: 'void-it',
      reverses: 'void-me',
      memberId: asking.memberId,
      kind: 'test.returned',
    })
    expect(await refusalOf(world.withdrawFor(asking, '20.00'))).toBe('withdrawal.turnover_left')
    await world.stake(asking.memberId, '50.00')
    expect((await world.withdrawFor(asking, '20.00')).status).toBe('approved')
    // The next deposit starts anew; what was played before stays done.
    await world.deposit(asking.memberId, '40.00')
    const after = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(after.turnover).toEqual({ required: '40.00', wagered: '0.00', left: '40.00' })
  })

  test('whoever may not, and to whom one may not', async () => {
    const asking = await world.addPayeeMember('100.00')
    const stranger = await world.addPayeeMember('100.00')
    const borrowed = { memberId: asking.memberId, payeeId: stranger.payeeId }
    expect(await refusalOf(world.withdrawFor(borrowed))).toBe('payee.unknown')
    // A CPF told later is another one than that of the payee.
    world.withdrawalMembers.set(asking.memberId, {
      account: 'trevo@marina',
      isDemo: false,
      payeeName: null,
      cpf: '11144477735',
      mayWithdraw: true,
    })
    expect(await refusalOf(world.withdrawFor(asking))).toBe('payee.not_own')
    world.withdrawalMembers.set(asking.memberId, {
      account: 'trevo@marina',
      isDemo: false,
      payeeName: null,
      cpf: '52998224725',
      mayWithdraw: false,
    })
    expect(await refusalOf(world.withdrawFor(asking))).toBe('withdrawal.not_allowed')
    const seen = await world.withdrawFor(stranger, '20.00')
    expect(
      await refusalOf(world.withdrawals.getWithdrawal(asking.memberId, seen.withdrawalId)),
    ).toBe('withdrawal.unknown')
    expect(
      await refusalOf(world.withdrawals.cancelWithdrawal(asking.memberId, seen.withdrawalId)),
    ).toBe('withdrawal.unknown')
  })

  test('who may not stake any more may still leave with the money', async () => {
    const asking = await world.addPayeeMember('100.00')
    await world.database.inTx((tx) =>
      world.wallet.setDebitGuard(tx, asking.memberId, { mayDebit: false }),
    )
    const asked = await world.withdrawFor(asking, '100.00')
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
  })
})

describe('review and approval', () => {
  test('a large one waits for an operator, whose name stays in its history', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const asked = await world.withdrawFor(asking, '6000.00')
    expect(asked).toMatchObject({
      status: 'review',
      reviewReasons: ['amount', 'first', 'new_device'],
      canCancel: true,
    })
    const waiting = await world.withdrawals.review.list(1, 100)
    expect(waiting.map(({ withdrawalId }) => withdrawalId)).toContain(asked.withdrawalId)
    await operators().approve({ brandId: 1, withdrawalId: asked.withdrawalId, operator: 'ana' })
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
    const row = await world.database.db
      .selectFrom('cashier.withdrawal_event')
      .select(['kind', 'operator'])
      .where('withdrawal_id', '=', asked.withdrawalId)
      .where('operator', 'is not', null)
      .execute()
    expect(row).toEqual([{ kind: 'approved', operator: 'ana' }])
  })

  test('from the threshold on two different operators must say yes, never one twice', async () => {
    const asking = await world.addPayeeMember('20000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '10000.00')
    await operators().approve({ brandId: 1, withdrawalId, operator: 'ana' })
    expect(await statusOf(asking.memberId, withdrawalId)).toBe('second_review')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(
        await refusalOf(operators().approve({ brandId: 1, withdrawalId, operator: 'ana' })),
      ).toBe('withdrawal.same_operator')
    }
    expect(await moneyOf(asking.memberId)).toEqual([100_000_000n, 100_000_000n])
    expect(await world.sentTo(withdrawalId)).toEqual([])
    const both = await Promise.allSettled(
      ['bruno', 'carla'].map((operator) =>
        operators().approve({ brandId: 1, withdrawalId, operator }),
      ),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
    expect(await world.sentTo(withdrawalId)).toEqual(['-10000.00'])
    // The database says the same, should anybody ever go round the rule.
    const same = world.test.pool.query(
      `update cashier.withdrawal set second_operator = first_operator where id = $1`,
      [withdrawalId],
    )
    await expect(same).rejects.toThrow('check constraint')
  })

  test('rejected, the money is back with the operator’s words, and nothing more is decided', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    const rejection = { brandId: 1, withdrawalId, operator: 'ana', remark: 'Documento ilegível.' }
    await operators().reject(rejection)
    expect(await world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)).toMatchObject({
      status: 'rejected',
      remark: 'Documento ilegível.',
    })
    expect(await moneyOf(asking.memberId)).toEqual([90_000_000n, 0n])
    expect(
      await refusalOf(operators().approve({ brandId: 1, withdrawalId, operator: 'bruno' })),
    ).toBe('withdrawal.too_late')
    expect(await refusalOf(operators().reject(rejection))).toBe('withdrawal.too_late')
  })

  test('a known device and a paid one before are trusted further; many in a day are not', async () => {
    const asking = await world.addPayeeMember('90000.00')
    const first = await world.withdrawFor(asking, '900.00')
    expect(first.status).toBe('approved')
    await expect.poll(() => statusOf(asking.memberId, first.withdrawalId), settled).toBe('paid')
    expect((await world.withdrawFor(asking, '1500.00')).status).toBe('approved')
    const elsewhere = await world.withdrawFor(asking, '1500.00', { address: '10.1.2.3' })
    expect(elsewhere.reviewReasons).toEqual(['new_device'])
    await world.withdrawFor(asking, '20.00')
    await world.withdrawFor(asking, '20.00')
    expect((await world.withdrawFor(asking, '20.00')).reviewReasons).toEqual(['velocity'])
  })

  test('history is added to, never edited', async () => {
    await expect(
      world.test.pool.query(`update cashier.withdrawal_event set operator = 'nobody'`),
    ).rejects.toThrow('never edited')
    await expect(world.test.pool.query('delete from cashier.withdrawal_event')).rejects.toThrow(
      'never edited',
    )
  })
})

describe('cancelling', () => {
  test('while it waits the money is back at once, and twice is once', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const cancelled = await world.withdrawals.cancelWithdrawal(asking.memberId, withdrawalId)
      expect(cancelled).toMatchObject({ status: 'cancelled', canCancel: false })
    }
    expect(await moneyOf(asking.memberId)).toEqual([90_000_000n, 0n])
  })

  test('what is on its way is not cancelled', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_slow', ms: 1_500 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paying')
    expect(await refusalOf(world.withdrawals.cancelWithdrawal(asking.memberId, withdrawalId))).toBe(
      'withdrawal.too_late',
    )
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
  })
})

describe('what the payee’s bank says', () => {
  test('refused, the money is back with the reason in words', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_failed', times: 1 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('failed')
    const failed = await world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)
    expect(failed).toMatchObject({ failure: 'account_closed', endToEndId: null })
    expect(await moneyOf(asking.memberId)).toEqual([1_000_000n, 0n])
    expect(await world.sentTo(withdrawalId)).toEqual([])
  })

  test('a key that moved to somebody else in the meantime gets nothing', async () => {
    const key = `moved-${randomUUID()}@example.com`
    await world.sandbox.putKey({ key, cpf: '52998224725', name: 'Marina Alves' })
    const memberId = await world.addMember()
    await world.win(memberId, '100.00')
    const payee = await world.addPayeeFor(memberId, { kind: 'pix', keyType: 'EMAIL', key })
    await world.sandbox.putKey({ key, cpf: '11144477735', name: 'Outra Pessoa' })
    const asking = { memberId, payeeId: payee.bankCardId }
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(memberId, withdrawalId), settled).toBe('failed')
    const failed = await world.withdrawals.getWithdrawal(memberId, withdrawalId)
    expect(failed.failure).toBe('holder_differs')
    expect(await moneyOf(memberId)).toEqual([1_000_000n, 0n])
  })

  test('paid and given back days later, the money is in the balance again', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_returned', times: 1, ms: 200 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('returned')
    expect(await moneyOf(asking.memberId)).toEqual([1_000_000n, 0n])
    expect((await world.sentTo(withdrawalId)).toSorted()).toEqual(['-50.00', '50.00'])
  })

  test.each(['webhook_lost', 'webhook_doubled', 'webhook_reordered'])(
    'a notice that is %s changes nothing',
    async (kind) => {
      await world.sandbox.setFaults([{ kind, ms: 300 }])
      const asking = await world.addPayeeMember('100.00')
      const { withdrawalId } = await world.withdrawFor(asking, '50.00')
      await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
      expect(await world.sentTo(withdrawalId)).toEqual(['-50.00'])
    },
  )

  test.each([
    ['api_error_after_acting', 'PUT /pagamentos'],
    ['api_timeout_after_acting', 'PUT /pagamentos'],
    ['api_unavailable', 'PUT /pagamentos'],
    ['api_error_after_acting', 'GET /pagamentos'],
  ])('%s of %s is resolved by asking, and pays once', async (kind, call) => {
    await world.sandbox.setFaults([{ kind, times: 1, ms: 1_500, call }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    const paid = { timeout: 15_000, interval: 50 }
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), paid).toBe('paid')
    expect(await world.sentTo(withdrawalId)).toEqual(['-50.00'])
    expect(await moneyOf(asking.memberId)).toEqual([500_000n, 0n])
  })
})

describe('records', () => {
  test('newest first, by state and in pages, with sums of all of them', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { memberId } = asking
    const paid = await world.withdrawFor(asking, '30.00')
    await expect.poll(() => statusOf(memberId, paid.withdrawalId), settled).toBe('paid')
    const waiting = await world.withdrawFor(asking, '6000.00')
    const page = await world.withdrawals.listWithdrawalRecords(memberId, { pageSize: 1 })
    expect(page.records).toMatchObject([{ transId: waiting.withdrawalId, status: 'review' }])
    expect(page.totals).toEqual({ amount: '6030.00', paidAmount: '30.00' })
    const next = await world.withdrawals.listWithdrawalRecords(memberId, {
      pageSize: 1,
      before: page.next ?? '',
    })
    expect(next.records).toMatchObject([{ transId: paid.withdrawalId, status: 'paid' }])
    expect(next.next).toBeNull()
    const filtered = { pageSize: 10, status: 'paid' } as const
    const only = await world.withdrawals.listWithdrawalRecords(memberId, filtered)
    expect(only.records).toHaveLength(1)
  })
})

test('under the law a clock runs from the request until the money is paid', async () => {
  world.law.payableWithinMin = 120
  try {
    const asking = await world.addPayeeMember('9000.00')
    const asked = await world.withdrawFor(asking, '6000.00')
    expect(asked.payableForMs).toBeGreaterThan(119 * 60_000)
    world.moveClock(125 * 60_000)
    const late = await world.withdrawals.getWithdrawal(asking.memberId, asked.withdrawalId)
    expect(late.payableForMs).toBeLessThan(0)
    world.moveClock(0)
    const ended = await world.withdrawals.cancelWithdrawal(asking.memberId, asked.withdrawalId)
    expect(ended.payableForMs).toBeNull()
  } finally {
    world.law.payableWithinMin = 0
  }
})
