import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../../../platform/refusal.ts'
import { openTestCashier, otherCpf, type TestCashier } from '../../testing/open-test-cashier.ts'

let world: TestCashier

beforeAll(async () => {
  world = await openTestCashier()
  world.start()
})
afterEach(async () => {
  await world.sandbox.setFaults([])
  world.moveClock(0)
  world.world.payerCpfRequired = false
})
afterAll(() => world.close())

const settled = { timeout: 8_000, interval: 30 }
const statusOf = async (memberId: bigint, depositId: string) =>
  (await world.cashier.getDeposit(memberId, depositId)).status
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing refused',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
/** Waits until every payment of the deposit has reached an end, then shows them. */
const endsOf = async (memberId: bigint, depositId: string, count: number) => {
  const read = async () => (await world.cashier.getDeposit(memberId, depositId)).payments
  await expect
    .poll(async () => (await read()).map(({ status }) => status).toSorted(), settled)
    .toSatisfy(
      (all: string[]) => all.length === count && all.every((s) => /credited|refunded/.test(s)),
    )
  return read()
}

describe('asking for a charge', () => {
  test('answers with a code to scan, a time to pay and the way to the sandbox', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '123.45')
    expect(deposit).toMatchObject({ status: 'awaiting', amount: '123.45', payments: [] })
    expect(deposit.qrText).toMatch(/^000201010212.*6304[0-9A-F]{4}$/)
    const life = Date.parse(deposit.expiresAt ?? '') - Date.parse(deposit.createdAt)
    expect(life).toBeGreaterThan(14 * 60_000)
    expect(life).toBeLessThanOrEqual(16 * 60_000)
    const page = await fetch(deposit.payUrl ?? '')
    expect(await page.text()).toContain('123,45')
  })

  test('the same client id is the same deposit, also for eight at once', async () => {
    const memberId = await world.addMember()
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.createFor(memberId, '50.00', clientId)),
    )
    expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1)
    expect(new Set(answers.map(({ qrText }) => qrText)).size).toBe(1)
    expect(await refusalOf(world.createFor(memberId, '51.00', clientId))).toBe('request.id_reused')
  })

  test.each([['9.99'], ['50000.01'], ['10.005'], ['0'], ['99999999999']])(
    '%s is refused, the bounds are named',
    async (amount) => {
      const memberId = await world.addMember()
      const refusal = await world.createFor(memberId, amount).catch((error: unknown) => error)
      expect(refusal).toMatchObject({
        code: 'deposit.amount_out_of_range',
        detail: { min: '10.00', max: '50000.00' },
      })
    },
  )
  test.each([['10.00'], ['50000.00']])('%s is taken', async (amount) => {
    const deposit = await world.createFor(await world.addMember(), amount)
    expect(deposit.status).toBe('awaiting')
  })

  test('the blocked, and under the law those without CPF, get no charge', async () => {
    const blocked = await world.addMember({ mayDeposit: false })
    expect(await refusalOf(world.createFor(blocked))).toBe('deposit.not_allowed')
    world.world.payerCpfRequired = true
    const nameless = await world.addMember({ cpf: undefined })
    expect(await refusalOf(world.createFor(nameless))).toBe('deposit.cpf_required')
  })

  test('an institution that acts and then fails or stays silent has created one charge', async () => {
    const memberId = await world.addMember()
    for (const fault of ['api_error_after_acting', 'api_timeout_after_acting']) {
      await world.sandbox.setFaults([{ kind: fault, times: 1, ms: 1_500, call: 'PUT /cob' }])
      const clientId = randomUUID()
      const first = await refusalOf(world.createFor(memberId, '50.00', clientId))
      expect(first).toBe('deposit.institution_unavailable')
      const again = await world.createFor(memberId, '50.00', clientId)
      expect(again.status).toBe('awaiting')
    }
  })

  test('while the institution is away nothing is promised; afterwards the retry gets the charge', async () => {
    const memberId = await world.addMember()
    await world.sandbox.setFaults([{ kind: 'api_unavailable' }])
    const clientId = randomUUID()
    expect(await refusalOf(world.createFor(memberId, '50.00', clientId))).toBe(
      'deposit.institution_unavailable',
    )
    await world.sandbox.setFaults([])
    expect((await world.createFor(memberId, '50.00', clientId)).status).toBe('awaiting')
  })

  test('a member has at most twenty unpaid codes', async () => {
    const memberId = await world.addMember()
    for (let count = 0; count < 20; count += 1) await world.createFor(memberId)
    expect(await refusalOf(world.createFor(memberId))).toBe('too_many_requests')
    const stranger = await world.addMember()
    expect((await world.createFor(stranger)).status).toBe('awaiting')
  })

  test('nobody sees the deposit of somebody else', async () => {
    const deposit = await world.createFor(await world.addMember())
    const stranger = await world.addMember()
    expect(await refusalOf(world.cashier.getDeposit(stranger, deposit.depositId))).toBe(
      'deposit.unknown',
    )
  })
})

describe('a paid charge', () => {
  test('is credited, and the page is told', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '75.50')
    const [pix] = await world.pay(deposit, { force: false })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(755_000n)
    const shown = await world.cashier.getDeposit(memberId, deposit.depositId)
    expect(shown).toMatchObject({ status: 'credited', qrText: null, payUrl: null })
    expect(shown.payments).toMatchObject([{ endToEndId: pix?.endToEndId, status: 'credited' }])
    expect(world.changes).toContainEqual({
      memberId,
      depositId: deposit.depositId,
      status: 'credited',
    })
    const [line] = await world.wallet.listStatement({
      memberId,
      from: new Date(0),
      to: new Date(Date.now() + 60_000),
      limit: 5,
    })
    expect(line).toMatchObject({ typeCode: 6101, amountMinor: 755_000n })
  })

  test.each([
    ['is lost', [{ kind: 'webhook_lost' }]],
    ['comes twice', [{ kind: 'webhook_doubled' }]],
    ['comes late, behind the poller', [{ kind: 'webhook_delayed', ms: 700 }]],
  ])('is credited once when the notice %s', async (_name, faults) => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults(faults)
    await world.pay(deposit, { force: false })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(await world.balanceOf(memberId)).toBe(500_000n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('credited')
  })

  test('is credited once when eight notices race with the poller', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    const [pix] = await world.pay(deposit)
    const notice = () => world.cashier.notePayments([pix?.endToEndId ?? ''])
    await Promise.all(Array.from({ length: 8 }, notice))
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    await notice()
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })

  test('waits while the payer is unknown, then is credited', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults([{ kind: 'payer_unknown', times: 1, ms: 2_500 }])
    await world.pay(deposit)
    const read = () => world.cashier.getDeposit(memberId, deposit.depositId)
    await expect
      .poll(async () => (await read()).payments, settled)
      .toMatchObject([{ status: 'held', reason: 'payer_unknown' }])
    expect(await world.balanceOf(memberId)).toBe(0n)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  })
})

describe('a payment that does not fit goes back', () => {
  const refunded = async (more: object, reason: string, change?: (memberId: bigint) => void) => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    change?.(memberId)
    await world.pay(deposit, more)
    const ends = await endsOf(memberId, deposit.depositId, 1)
    expect(ends).toMatchObject([{ status: 'refunded', reason }])
    expect(await world.balanceOf(memberId)).toBe(0n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('returned')
    const { lines } = await world.sandbox.statement()
    const ours = lines.filter(({ e2e_id }) => e2e_id === ends[0]?.endToEndId)
    expect(ours.map(({ kind }) => kind)).toEqual(['received', 'refunded'])
  }

  test('from another CPF', () => refunded({ cpf: otherCpf }, 'payer_differs'))
  test('of too little', () => refunded({ amount: '49.99' }, 'amount_differs'))
  test('of too much', () => refunded({ amount: '50.01' }, 'amount_differs'))
  test('for a member blocked in between', () =>
    refunded({}, 'member_blocked', (memberId) =>
      world.members.set(memberId, {
        account: 'trevo@marina',
        name: 'Marina',
        cpf: undefined,
        mayDeposit: false,
        isClosed: false,
      }),
    ))
  test('also when the institution takes its time', async () => {
    await world.sandbox.setFaults([{ kind: 'refund_slow', times: 1, ms: 800 }])
    await refunded({ cpf: otherCpf }, 'payer_differs')
  })
  test('also when the first refund fails: then a second one under a new id', async () => {
    await world.sandbox.setFaults([{ kind: 'refund_failed', times: 1 }])
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    const [pix] = await world.pay(deposit, { cpf: otherCpf })
    const paymentOf = () =>
      world.database.db
        .selectFrom('cashier.payment')
        .select(['status', 'refund_number'])
        .where('e2e_id', '=', pix?.endToEndId ?? '')
        .executeTakeFirst()
    await expect.poll(paymentOf, settled).toEqual({ status: 'refund_due', refund_number: 2 })
    world.moveClock(31_000)
    await endsOf(memberId, deposit.depositId, 1)
    const { lines } = await world.sandbox.statement()
    const back = lines.filter((line) => line.e2e_id === pix?.endToEndId && line.kind === 'refunded')
    expect(back).toMatchObject([{ amount: '-50.00', refund_id: `${pix?.endToEndId}2` }])
  })
  test('also when the institution acts and stays silent', async () => {
    await world.sandbox.setFaults([
      { kind: 'api_timeout_after_acting', times: 1, ms: 1_500, call: 'PUT /pix' },
    ])
    await refunded({ cpf: otherCpf }, 'payer_differs')
  })

  test('twice paid: one is credited, one goes back', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.pay(deposit, { times: 2 })
    const ends = await endsOf(memberId, deposit.depositId, 2)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['credited', 'refunded'])
    expect(ends.find(({ status }) => status === 'refunded')?.reason).toBe('already_paid')
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })

  test('without any charge of ours', async () => {
    const txid = randomUUID().replaceAll('-', '')
    const [pix] = await world.sandbox.pay({
      txid,
      cpf: otherCpf,
      name: 'Rafael',
      amount: '12.00',
      force: true,
    })
    await expect
      .poll(async () => {
        const { lines } = await world.sandbox.statement()
        return lines.filter(({ e2e_id }) => e2e_id === pix?.endToEndId).map(({ kind }) => kind)
      }, settled)
      .toEqual(['received', 'refunded'])
  })

  test('after the wrong payer the right one is still credited', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.pay(deposit, { cpf: otherCpf })
    await endsOf(memberId, deposit.depositId, 1)
    await world.pay(deposit)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('credited')
  })
})

describe('time', () => {
  test('unpaid, a deposit expires once the institution confirms that nothing came', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults([{ kind: 'api_unavailable', call: 'GET /pix' }])
    world.moveClock(16 * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await statusOf(memberId, deposit.depositId)).toBe('awaiting')
    await world.sandbox.setFaults([])
    await expect.poll(() => statusOf(memberId, deposit.depositId), settled).toBe('expired')
  })

  test('paid after its end it goes back, paid in time and told late it is credited', async () => {
    const memberId = await world.addMember()
    const late = await world.createFor(memberId)
    const inTime = await world.createFor(memberId)
    world.moveClock(16 * 60_000)
    const expired = async () => [
      await statusOf(memberId, late.depositId),
      await statusOf(memberId, inTime.depositId),
    ]
    await expect.poll(expired, settled).toEqual(['expired', 'expired'])

    const end = Date.parse(late.expiresAt ?? '')
    await world.pay(late, { paidAt: new Date(end).toISOString() })
    await world.pay(inTime, { paidAt: new Date(end - 1_000).toISOString() })
    const [lateEnd] = await endsOf(memberId, late.depositId, 1)
    expect(lateEnd).toMatchObject({ status: 'refunded', reason: 'late' })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    expect(await expired()).toEqual(['returned', 'credited'])
  })
})

describe('records', () => {
  test('are paged newest first, filtered by state, and summed', async () => {
    const memberId = await world.addMember()
    const paid = await world.createFor(memberId, '20.00')
    await world.createFor(memberId, '30.00')
    await world.createFor(memberId, '40.00')
    await world.pay(paid)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(200_000n)

    const page = (query: object) =>
      world.cashier.listDepositRecords(memberId, { pageSize: 2, ...query })
    const first = await page({})
    expect(first.records.map(({ requestedAmount }) => requestedAmount)).toEqual(['40.00', '30.00'])
    expect(first.totals).toEqual({
      requestedAmount: '90.00',
      amount: '20.00',
      reimbursementAmount: '0.00',
    })
    const second = await page({ before: first.next })
    expect(second.records).toMatchObject([{ amount: '20.00', state: 'credited' }])
    expect(second.next).toBeNull()
    expect((await page({ state: 'credited' })).totals.requestedAmount).toBe('20.00')
    expect((await page({ endDate: '2020-01-01T00:00:00Z' })).records).toEqual([])
    expect(await refusalOf(page({ before: 'rubbish' }))).toBe('request_param_err')
  })
  test('the settings name bounds, chips and the own CPF, masked', async () => {
    const memberId = await world.addMember()
    const settings = await world.cashier.getDepositSettings(memberId, 1)
    expect(settings).toMatchObject({
      allowDeposit: 'Y',
      totalDepositSuccessCount: 0,
      depositInfo: { payerCpf: '***.982.247-**', payerCpfRequired: false },
    })
    expect(settings.depositInfo.channels).toMatchObject([
      { code: 'PIX', amountMin: '10.00', amountMax: '50000.00', chargeSec: 900 },
    ])
    expect((await world.cashier.getDepositSettings(memberId, 99)).allowDeposit).toBe('N')
  })
})
