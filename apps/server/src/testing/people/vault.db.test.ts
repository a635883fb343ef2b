import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startRewardsWorld } from '../start-rewards-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const { transfers } = modules
afterAll(() => world.close())
afterEach(async () => {
  expect((await modules.wallet.proveConservation()).problems).toEqual([])
})

type Member = Awaited<ReturnType<typeof world.enter>>
const dayMs = 86_400_000
const put = (
  { api }: Member,
  amount: string,
  { days = 1, clientId = randomUUID() }: { days?: number; clientId?: string } = {},
) => api.call(endpoints.putInVault, { body: { clientId, amount, days } })
const vaultOf = async ({ api }: Member) =>
  valueOf(await api.call(endpoints.getVault, { query: {} }))
const stake = ({ memberId }: Member, txnId: string, amount: string) =>
  server.stake({ memberId, txnId, amount, nodeId: 1001, roundId: txnId })

test('what is put away cannot be staked, and comes back by itself at its moment and never earlier', async () => {
  const ana = await world.enter('ana.demo')
  const before = await moneyOf(ana)
  const { total, parts } = valueOf(await put(ana, '4990.00', { days: 30 }))
  expect(total).toBe('4990.00')
  const [part] = parts
  expect(Date.parse(part?.opensAt ?? '') - Date.parse(part?.putAt ?? '')).toBe(30 * dayMs)
  const left = before - parseMoney('4990.00')
  expect(await moneyOf(ana)).toBe(left)
  const tooMuch = { txnId: 'too-much', amount: '10000.00' }
  await expect(stake(ana, tooMuch.txnId, tooMuch.amount)).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
  })
  world.moveClock(30 * dayMs - 60_000)
  expect(await transfers.returnFromVault()).toBe(0)
  expect(await moneyOf(ana)).toBe(left)
  world.moveClock(61_000)
  expect(await transfers.returnFromVault()).toBe(1)
  expect(await transfers.returnFromVault()).toBe(0)
  expect(await moneyOf(ana)).toBe(before)
  const { rows } = await server.pool.query<{ name: string; amount: bigint }>(
    `select k.name, e.amount from wallet.entry e join wallet.transfer_kind k on k.id = e.kind
     where e.account_id = $1 and k.name like 'transfers.vault%' order by e.seq`,
    [ana.memberId * 4n],
  )
  const amount = parseMoney('4990.00')
  expect(rows).toEqual([
    { name: 'transfers.vault_closed', amount: -amount },
    { name: 'transfers.vault_opened', amount },
  ])
})

test('a repeated order puts money away once, and another content under its id is refused', async () => {
  const bento = await world.enter('bento.demo')
  const clientId = randomUUID()
  valueOf(await put(bento, '10.00', { clientId }))
  expect(valueOf(await put(bento, '10.00', { clientId })).total).toBe('10.00')
  for (const [amount, days] of [
    ['11.00', 1],
    ['10.00', 2],
  ] as const) {
    expect(await put(bento, amount, { clientId, days })).toMatchObject({
      code: 'request.id_reused',
    })
  }
  expect((await vaultOf(bento)).parts).toHaveLength(1)
})

test('more than the balance, parts of a centavo, and more days than 30 are refused', async () => {
  const clara = await world.enter('clara.demo')
  const before = await moneyOf(clara)
  expect(await put(clara, '9999999.00')).toMatchObject({ code: 'wallet.insufficient_balance' })
  expect(await put(clara, '0.001')).toMatchObject({ code: 'transfer.amount_invalid' })
  expect(await put(clara, '0')).toMatchObject({ ok: false })
  for (const days of [0, 31, 1.5])
    expect(await put(clara, '1.00', { days })).toMatchObject({ ok: false })
  expect(await moneyOf(clara)).toBe(before)
  expect(await vaultOf(clara)).toEqual({ total: '0.00', parts: [] })
})

test('of many orders at once twenty parts are kept, and all of them come back', async () => {
  const davi = await world.enter('davi.demo')
  const before = await moneyOf(davi)
  const order = (clientId: string) =>
    transfers.putInVault({ memberId: davi.memberId, clientId, amount: '1.00', days: 1 })
  const results = await Promise.allSettled(Array.from({ length: 24 }, () => order(randomUUID())))
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'vault.full' })
  expect((await vaultOf(davi)).total).toBe('20.00')
  world.moveClock(dayMs + 1_000)
  // Two copies run the job at once; each part comes back once.
  await Promise.all([transfers.returnFromVault(), transfers.returnFromVault()])
  expect(await moneyOf(davi)).toBe(before)
})
