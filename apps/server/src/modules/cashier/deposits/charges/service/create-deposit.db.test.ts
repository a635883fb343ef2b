import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/refusal-of.ts'
import { silenceMs } from '../../../testing/open-test-cashier.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

describe('requesting a charge', () => {
  test('returns a code to scan, a time to pay and the way to the sandbox', async () => {
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

  test('the same client id is the same deposit, even for eight concurrent requests', async () => {
    const memberId = await world.addMember()
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.createFor(memberId, '50.00', clientId)),
    )
    expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1)
    expect(new Set(answers.map(({ qrText }) => qrText)).size).toBe(1)
    expect(await refusalOf(world.createFor(memberId, '51.00', clientId))).toBe('request.id_reused')
    const other = randomUUID()
    await world.database.inTx((tx) =>
      world.wallet.claimClientId(tx, 'other', { memberId, clientId: other }),
    )
    expect(await refusalOf(world.createFor(memberId, '50.00', other))).toBe('request.id_reused')
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

  test('blocked members, and under the law those without CPF, get no charge', async () => {
    const blocked = await world.addMember({ mayDeposit: false })
    expect(await refusalOf(world.createFor(blocked))).toBe('deposit.not_allowed')
    world.world.payerCpfRequired = true
    const nameless = await world.addMember({ cpf: undefined })
    expect(await refusalOf(world.createFor(nameless))).toBe('deposit.cpf_required')
  })

  test('a brand that requires the CPF first refuses a charge without it, with that reason', async () => {
    const ask = (isAsked: boolean) =>
      world.test.pool.query('update cashier.deposit_setting set cpf_required = $1', [isAsked])
    const nameless = await world.addMember({ cpf: undefined })
    const info = async (memberId: bigint) =>
      (await world.cashier.getDepositSettings(memberId, 1)).depositInfo
    await ask(true)
    try {
      expect(await refusalOf(world.createFor(nameless))).toBe('deposit.cpf_required')
      expect(await info(nameless)).toMatchObject({ payerCpf: null, payerCpfRequired: true })
      const known = await world.addMember()
      expect((await world.createFor(known)).status).toBe('awaiting')
    } finally {
      await ask(false)
    }
    expect((await world.createFor(nameless)).status).toBe('awaiting')
  })

  test('an institution that acts and then fails or stays silent has created one charge', async () => {
    const memberId = await world.addMember()
    for (const fault of ['api_error_after_acting', 'api_timeout_after_acting']) {
      await world.sandbox.setFaults([{ kind: fault, times: 1, ms: silenceMs, call: 'PUT /cob' }])
      const clientId = randomUUID()
      const first = await refusalOf(world.createFor(memberId, '50.00', clientId))
      expect(first).toBe('deposit.institution_unavailable')
      const again = await world.createFor(memberId, '50.00', clientId)
      expect(again.status).toBe('awaiting')
    }
  })

  test('while the institution is down nothing is promised; afterwards the retry gets the charge', async () => {
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

  test('a member cannot see another member’s deposit', async () => {
    const deposit = await world.createFor(await world.addMember())
    const stranger = await world.addMember()
    expect(await refusalOf(world.cashier.getDeposit(stranger, deposit.depositId))).toBe(
      'deposit.unknown',
    )
  })
})
