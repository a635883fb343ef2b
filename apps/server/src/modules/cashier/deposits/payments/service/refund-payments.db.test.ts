import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endsOf } from '../../../testing/ends-of.ts'
import { otherCpf, silenceMs } from '../../../testing/open-test-cashier.ts'
import { settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

const statusOf = async (memberId: bigint, depositId: string) =>
  (await world.cashier.getDeposit(memberId, depositId)).status

describe('a payment that does not fit is returned', () => {
  const refunded = async (more: object, reason: string, change?: (memberId: bigint) => void) => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    change?.(memberId)
    await world.pay(deposit, more)
    const ends = await endsOf(world, memberId, deposit.depositId, 1)
    expect(ends).toMatchObject([{ status: 'refunded', reason }])
    expect(await world.balanceOf(memberId)).toBe(0n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('returned')
    const { lines } = await world.sandbox.statement()
    const ours = lines.filter(({ e2e_id }) => e2e_id === ends[0]?.endToEndId)
    expect(ours.map(({ kind }) => kind)).toEqual(['received', 'refunded'])
  }

  test('from another CPF', () => refunded({ cpf: otherCpf }, 'payer_differs'))
  test('of too small an amount', () => refunded({ amount: '49.99' }, 'amount_differs'))
  test('of too large an amount', () => refunded({ amount: '50.01' }, 'amount_differs'))
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
  test('even if the institution is slow', async () => {
    await world.sandbox.setFaults([{ kind: 'refund_slow', times: 1, ms: 800 }])
    await refunded({ cpf: otherCpf }, 'payer_differs')
  })
  test('even if the first refund fails: then a second one under a new id', async () => {
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
    await endsOf(world, memberId, deposit.depositId, 1)
    const { lines } = await world.sandbox.statement()
    const back = lines.filter((line) => line.e2e_id === pix?.endToEndId && line.kind === 'refunded')
    expect(back).toMatchObject([{ amount: '-50.00', refund_id: `${pix?.endToEndId}2` }])
  })
  test('even if the institution acts and stays silent', async () => {
    await world.sandbox.setFaults([
      { kind: 'api_timeout_after_acting', times: 1, ms: silenceMs, call: 'PUT /pix' },
    ])
    await refunded({ cpf: otherCpf }, 'payer_differs')
  })

  test('paid twice: one is credited, one is returned', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.pay(deposit, { times: 2 })
    const ends = await endsOf(world, memberId, deposit.depositId, 2)
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['credited', 'refunded'])
    expect(ends.find(({ status }) => status === 'refunded')?.reason).toBe('already_paid')
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })

  test('without a charge by Trevo', async () => {
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
    await endsOf(world, memberId, deposit.depositId, 1)
    await world.pay(deposit)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('credited')
  })
})
