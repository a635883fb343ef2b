import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTransferWorld } from './start-transfer-world.ts'
import { valueOf } from './value-of.ts'

const world = await startTransferWorld()
const { server, vendor, ana, balanceOf } = world
afterAll(() => world.close())

const reais = (text: string) => parseMoney(text)
const out = (amount: string, clientId = randomUUID()) =>
  ana.api.call(endpoints.walletTransfer, {
    body: { clientId, fromTypeId: 2, toTypeId: 301, amount },
  })
const back = (amount: string, clientId = randomUUID()) =>
  ana.api.call(endpoints.walletTransfer, {
    body: { clientId, fromTypeId: 301, toTypeId: 2, amount },
  })
/** The job, as if `minutes` had passed since the transfers began. */
const endStuck = async (minutes = 0) => {
  await server.pool.query(
    `update transfers.fund_transfer set next_call_at = now() - interval '1 second',
       created_at = created_at - make_interval(mins => $1) where status = 'pending'`,
    [minutes],
  )
  return server.server.modules.transfers.endStuck()
}
const statusOf = async (clientId: string) => {
  const { rows } = await server.pool.query<{ status: string }>(
    'select status from transfers.fund_transfer where client_id = $1',
    [clientId],
  )
  return rows[0]?.status
}

describe('between own wallets', () => {
  /** Nothing is lost: what the member has here and at the vendor stays the same. */
  const wealth = async () => {
    const { available, held } = await balanceOf(ana)
    return available + held + vendor.total()
  }
  let before: bigint
  beforeEach(async () => {
    before = await wealth()
    vendor.heard.length = 0
  })
  afterEach(async () => {
    vendor.behaviour.fault = 'none'
    expect(await wealth()).toBe(before)
    expect((await balanceOf(ana)).held).toBe(0n)
    expect((await server.server.modules.wallet.proveConservation()).problems).toEqual([])
  })

  test('CALL-30: moves there and back, and both are on the statement as 8202', async () => {
    expect(await out('120.50')).toMatchObject({
      ok: true,
      value: { status: 'done', fromTypeId: 2, toTypeId: 301, amount: '120.50' },
    })
    expect(vendor.total()).toBe(reais('120.50'))
    expect(await back('20.50')).toMatchObject({ ok: true, value: { status: 'done' } })
    const wallets = await ana.api.call(endpoints.listWallets)
    expect(wallets).toMatchObject({
      ok: true,
      value: {
        isSingle: false,
        wallets: [
          { accountTypeId: 2, availBalance: '400.00' },
          { accountTypeId: 301, accountName: 'Demo Arcade', availBalance: '100.00' },
        ],
      },
    })
    const record = await ana.api.call(endpoints.listTransactions, {
      query: { transactionType: '8202' },
    })
    expect(record.ok && record.value.list.map(({ amount }) => amount)).toEqual(['20.50', '-120.50'])
  })

  test('CALL-30: the same id moves once, even eight times concurrently, and never with different content', async () => {
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => out('10.00', clientId)))
    expect(new Set(answers.map((one) => one.ok && one.value.transferId)).size).toBe(1)
    expect((await out('11.00', clientId)).ok).toBe(false)
    expect(await out('11.00', clientId)).toMatchObject({ code: 'request.id_reused' })
    // The same id recalls nothing: it names a transfer.
    expect(await ana.api.call(endpoints.recallFunds, { body: { clientId } })).toMatchObject({
      code: 'request.id_reused',
    })
    expect(vendor.heard.filter((one) => one === 'deposit')).toHaveLength(1)
  })

  test('CALL-30: an impossible transfer is refused before any call', async () => {
    expect(await out('0.00')).toMatchObject({ code: 'transfer.amount_invalid' })
    expect(await out('1.0001')).toMatchObject({ code: 'transfer.amount_invalid' })
    expect(await out('999999.00')).toMatchObject({ code: 'wallet.insufficient_balance' })
    for (const [fromTypeId, toTypeId] of [
      [2, 2],
      [2, 999],
      [301, 301],
      [999, 2],
    ] as const) {
      const body = { clientId: randomUUID(), fromTypeId, toTypeId, amount: '1.00' }
      expect(await ana.api.call(endpoints.walletTransfer, { body })).toMatchObject({
        code: 'transfer.wallet_unknown',
      })
    }
    expect(vendor.heard).toEqual([])
  })

  test('CALL-30: a transfer refused by the vendor is returned at once', async () => {
    vendor.behaviour.fault = 'refuse'
    expect(await out('30.00')).toMatchObject({ ok: true, value: { status: 'failed' } })
    vendor.behaviour.fault = 'none'
    expect(await back('100000.00')).toMatchObject({ ok: true, value: { status: 'failed' } })
  })

  test('CALL-30: after a lost answer the vendor is queried, and nothing is sent twice', async () => {
    for (const move of [out, back]) {
      const clientId = randomUUID()
      vendor.behaviour.fault = 'lost'
      expect(await move('7.00', clientId)).toMatchObject({ ok: true, value: { status: 'pending' } })
      vendor.behaviour.fault = 'none'
      vendor.heard.length = 0
      expect(await endStuck()).toBe(1)
      expect(vendor.heard).toEqual(['query'])
      expect(await statusOf(clientId)).toBe('done')
    }
  })

  test('CALL-30: a transfer that never arrived is sent again under its id once the vendor reports that', async () => {
    const clientId = randomUUID()
    vendor.behaviour.fault = 'deaf'
    expect(await out('8.00', clientId)).toMatchObject({ ok: true, value: { status: 'pending' } })
    expect(await endStuck()).toBe(0)
    expect(await statusOf(clientId)).toBe('pending')
    vendor.behaviour.fault = 'none'
    vendor.heard.length = 0
    // As if the clock had been set one hour back since: it does not wait for that hour.
    await server.pool.query(
      `update transfers.fund_transfer set next_call_at = next_call_at + interval '1 hour'
       where status = 'pending'`,
    )
    expect(await server.server.modules.transfers.endStuck()).toBe(1)
    expect(vendor.heard).toEqual(['query', 'deposit'])
    expect(await statusOf(clientId)).toBe('done')
  })

  test('CALL-30: a stuck transfer is barred at the vendor before its money is released', async () => {
    const clientId = randomUUID()
    vendor.behaviour.fault = 'deaf'
    await out('9.00', clientId)
    vendor.behaviour.fault = 'none'
    vendor.heard.length = 0
    expect(await endStuck(11)).toBe(1)
    expect(vendor.heard).toEqual(['query', 'cancel'])
    expect(await statusOf(clientId)).toBe('failed')
  })

  test('CALL-30: everything is recalled, once for each id', async () => {
    await out('40.00')
    const clientId = randomUUID()
    const recall = () => ana.api.call(endpoints.recallFunds, { body: { clientId } })
    const first = await recall()
    expect(first).toMatchObject({
      ok: true,
      value: { silent: [], transfers: [{ status: 'done' }] },
    })
    expect(vendor.total()).toBe(0n)
    expect(await recall()).toEqual(first)
    vendor.behaviour.fault = 'deaf'
    expect(
      await ana.api.call(endpoints.recallFunds, { body: { clientId: randomUUID() } }),
    ).toMatchObject({ ok: true, value: { silent: [301], transfers: [] } })
  })

  test('CALL-31: the consolidated funds are the available and held balance, and each vendor’s', async () => {
    const funds = async () => {
      return valueOf(await ana.api.call(endpoints.getConsolidated)).funds
    }
    await out('60.00')
    const { available } = await balanceOf(ana)
    const atVendor = vendor.total()
    const whole = {
      currency: 'BRL',
      total: formatMoney(available + atVendor),
      available: formatMoney(available),
      held: '0.00',
      vendorWallets: [
        { accountTypeId: 301, accountName: 'Demo Arcade', availBalance: formatMoney(atVendor) },
      ],
    }
    expect(await funds()).toEqual(whole)
    // What is on its way is held, and of a vendor that is silent nothing is claimed.
    vendor.behaviour.fault = 'deaf'
    await out('25.00')
    expect(await funds()).toMatchObject({
      total: formatMoney(available),
      available: formatMoney(available - reais('25.00')),
      held: '25.00',
      vendorWallets: [{ accountTypeId: 301, availBalance: null }],
    })
    vendor.behaviour.fault = 'none'
    await endStuck(11)
    expect(await funds()).toEqual(whole)
  })

  test('CALL-31: with a single wallet the consolidated funds are those of the main one', async () => {
    await server.change('update settings.brand set is_single_wallet = true')
    const { available } = await balanceOf(ana)
    expect(await ana.api.call(endpoints.getConsolidated)).toMatchObject({
      value: { funds: { total: formatMoney(available), vendorWallets: [] } },
    })
    await server.change('update settings.brand set is_single_wallet = false')
  })

  test('CALL-26, CALL-30: with a single wallet nothing is shown and nothing moves', async () => {
    await server.change('update settings.brand set is_single_wallet = true')
    expect(await ana.api.call(endpoints.getMerchantWallet)).toMatchObject({
      value: { isSingle: true },
    })
    expect(await ana.api.call(endpoints.listWallets)).toMatchObject({
      value: { isSingle: true, transfers: [], wallets: [{ accountTypeId: 2 }] },
    })
    const recall = { body: { clientId: randomUUID() } }
    for (const answer of [await out('1.00'), await ana.api.call(endpoints.recallFunds, recall)]) {
      expect(answer).toMatchObject({ code: 'transfer.single_wallet' })
    }
    await server.change('update settings.brand set is_single_wallet = false')
  })
})
