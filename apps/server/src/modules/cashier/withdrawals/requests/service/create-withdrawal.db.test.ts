import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { statusOf, moneyOf } = world

describe('requesting a withdrawal', () => {
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

  test('the same client id is the same withdrawal, even for eight concurrent requests; other content is not', async () => {
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
    // Rules are not checked again: now there would be too little money.
    await world.stake(asking.memberId, '440.00')
    const again = await world.withdrawFor(asking, '60.00', { clientId })
    expect(again).toMatchObject({ withdrawalId: first?.withdrawalId, status: 'paid' })
    expect(await refusalOf(world.withdrawFor(asking, '61.00', { clientId }))).toBe(
      'request.id_reused',
    )
  })

  test('a client id of another movement of the member is refused', async () => {
    const asking = await world.addPayeeMember('100.00')
    const clientId = randomUUID()
    await world.database.inTx((tx) =>
      world.wallet.claimClientId(tx, 'other', { memberId: asking.memberId, clientId }),
    )
    expect(await refusalOf(world.withdrawFor(asking, '60.00', { clientId }))).toBe(
      'request.id_reused',
    )
    expect(await moneyOf(asking.memberId)).toEqual([1_000_000n, 0n])
  })

  test('of eight concurrent requests for the whole balance one succeeds', async () => {
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

  test('three a day are free, the fee of the fourth is deducted from the payout', async () => {
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

  test('deposits must be played first; stakes before them do not count, nor do returned ones', async () => {
    const asking = await world.addPayeeMember('300.00')
    await world.stake(asking.memberId, '100.00')
    await world.deposit(asking.memberId, '80.00')
    await world.stake(asking.memberId, '30.00')
    const settings = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(settings.turnover).toMatchObject({ required: '80.00', wagered: '30.00', left: '50.00' })
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
    // The next deposit starts again; earlier turnover stays done.
    await world.deposit(asking.memberId, '40.00')
    const after = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(after.turnover).toMatchObject({ required: '40.00', wagered: '0.00', left: '40.00' })
  })

  test('members who may not withdraw, and payees that are not allowed', async () => {
    const asking = await world.addPayeeMember('100.00')
    const stranger = await world.addPayeeMember('100.00')
    const borrowed = { memberId: asking.memberId, payeeId: stranger.payeeId }
    expect(await refusalOf(world.withdrawFor(borrowed))).toBe('payee.unknown')
    // A CPF provided later differs from the payee's.
    world.withdrawalMembers.set(asking.memberId, {
      account: 'trevo@marina',
      isDemo: false,
      payeeName: null,
      cpf: '11144477735',
      mayWithdraw: true,
      isExcluded: false,
    })
    expect(await refusalOf(world.withdrawFor(asking))).toBe('payee.not_own')
    world.withdrawalMembers.set(asking.memberId, {
      account: 'trevo@marina',
      isDemo: false,
      payeeName: null,
      cpf: '52998224725',
      mayWithdraw: false,
      isExcluded: false,
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

  test('a member who may not stake any more may still withdraw', async () => {
    const asking = await world.addPayeeMember('100.00')
    await world.database.inTx((tx) =>
      world.wallet.setDebitGuard(tx, asking.memberId, { mayDebit: false }),
    )
    const asked = await world.withdrawFor(asking, '100.00')
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
  })

  test('money from another member is reviewed before it leaves, once', async () => {
    const asking = await world.addPayeeMember('100.00')
    await world.receive(asking.memberId, '30.00')
    const asked = await world.withdrawFor(asking, '50.00')
    expect(asked).toMatchObject({ status: 'review', reviewReasons: ['transfers_received'] })
    const again = await world.withdrawFor(asking, '20.00')
    expect(again).toMatchObject({ status: 'review', reviewReasons: ['transfers_received'] })
    const { withdrawalId } = asked
    await world.withdrawals.approveWithdrawal({
      brandId: 1,
      withdrawalId,
      operator: 'ana',
      operatorId: world.approvals.by('ana').operatorId,
      ceilingMinor: null,
    })
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
    const after = await world.withdrawFor(asking, '20.00')
    expect(after).toMatchObject({ status: 'approved', reviewReasons: [] })
  })

  test('a member signalled for play with another account is reviewed at any amount', async () => {
    const asking = await world.addPayeeMember('100.00')
    world.signalled.add(asking.memberId)
    const asked = await world.withdrawFor(asking, '20.00')
    expect(asked).toMatchObject({ status: 'review', reviewReasons: ['play_signal'] })
  })

  test('outstanding wagering of deposits is available to other modules that move money', async () => {
    const asking = await world.addPayeeMember('0.01')
    await world.deposit(asking.memberId, '50.00')
    const left = () =>
      world.database.inTx((tx) => world.withdrawals.turnoverLeftOf(tx, asking.memberId, 1))
    expect(await left()).toBe(500_000n)
    await world.stake(asking.memberId, '50.00')
    expect(await left()).toBe(0n)
    const withoutSettings = 77
    const nothing = world.database.inTx((tx) =>
      world.withdrawals.turnoverLeftOf(tx, asking.memberId, withoutSettings),
    )
    expect(await nothing).toBe(0n)
  })

  test('winnings of free rounds are wagered as often as their terms require, for every kind of payout', async () => {
    const asking = await world.addPayeeMember('0.01')
    const { memberId } = asking
    const win = (txnId: string, turnover: number) =>
      world.wallet.post({
        source: 'test',
        txnId,
        kind: 'test.free_won',
        memberId,
        amountMinor: 200_000n,
        reference: { turnover: String(turnover) },
      })
    const turnoverNow = async () =>
      (await world.withdrawals.getWithdrawSettings(memberId, 1)).turnover
    await win('free', 0)
    expect(await turnoverNow()).toMatchObject({ required: '0.00', ofFreeRounds: '0.00' })
    await world.deposit(memberId, '30.00')
    await win('thrice', 3)
    const owed = { required: '90.00', wagered: '0.00', left: '90.00', ofFreeRounds: '60.00' }
    expect(await turnoverNow()).toEqual(owed)
    expect(await refusalOf(world.withdrawFor(asking, '20.00'))).toBe('withdrawal.turnover_left')
    const left = await world.database.inTx((tx) =>
      world.withdrawals.turnoverLeftOf(tx, memberId, 1),
    )
    expect(left).toBe(900_000n)

    await world.stake(memberId, '35.00')
    await world.wallet.reverse({
      source: 'test',
      txnId: 'undo-thrice',
      reverses: 'thrice',
      memberId,
      kind: 'test.returned',
    })
    expect(await turnoverNow()).toMatchObject({ required: '0.00', left: '0.00' })
  })

  test('the turnover of free rounds applies even if the brand requires none for deposits, until a withdrawal', async () => {
    const asking = await world.addPayeeMember('0.01')
    const { memberId } = asking
    const ask = (bp: number) =>
      world.test.pool.query('update cashier.withdrawal_setting set turnover_bp = $1', [bp])
    await ask(0)
    try {
      await world.deposit(memberId, '100.00')
      const reference = { turnover: '2' }
      const won = { source: 'test', txnId: 'twice', kind: 'test.free_won', memberId, reference }
      await world.wallet.post({ ...won, amountMinor: 100_000n })
      const refused = await world.withdrawFor(asking, '20.00').catch((error: unknown) => error)
      expect(refused).toMatchObject({
        code: 'withdrawal.turnover_left',
        detail: { left: '20.00' },
      })
      await world.stake(memberId, '20.00')
      await world.withdrawFor(asking, '20.00')
    } finally {
      await ask(10_000)
    }
    const { turnover } = await world.withdrawals.getWithdrawSettings(memberId, 1)
    expect(turnover.left).toBe('0.00')
  })

  test('an excluded member need not wager the rest: an operator reviews it', async () => {
    const asking = await world.addPayeeMember('0.01')
    await world.deposit(asking.memberId, '50.00')
    const leftOf = async () =>
      (await world.withdrawals.getWithdrawSettings(asking.memberId, 1)).turnover.left
    expect(await refusalOf(world.withdrawFor(asking, '50.00'))).toBe('withdrawal.turnover_left')
    expect(await leftOf()).toBe('50.00')
    const known = world.withdrawalMembers.get(asking.memberId)
    if (!known) throw new Error('nobody asks')
    world.withdrawalMembers.set(asking.memberId, { ...known, isExcluded: true })
    expect(await leftOf()).toBe('0.00')
    const asked = await world.withdrawFor(asking, '50.00')
    expect(asked).toMatchObject({ status: 'review', reviewReasons: ['unplayed'] })
  })
})
