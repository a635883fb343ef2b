import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds } from '@trevo/demo-members/demo-members.ts'
import { afterAll, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startWithInstitution } from '../start-with-institution.ts'
import { valueOf } from '../value-of.ts'

const world = await startWithInstitution()
const { server, sandbox } = world
const { wallet } = server.server.modules
afterAll(() => world.close())

const settled = { timeout: 50_000, interval: 100 }
const ana = await server.logIn('ana.demo')
const setDeposit = async (value: string) =>
  valueOf(
    await ana.api.call(endpoints.setLimit, {
      body: { kind: 'deposit', period: 'day', value, password: demoPasswords.member },
    }),
  )
const charge = (amount: string) =>
  ana.api.call(endpoints.createDeposit, {
    body: { clientId: randomUUID(), channel: 'PIX', amount },
  })
const pay = (depositId: string) =>
  sandbox.pay({
    txid: depositId.replaceAll('-', ''),
    cpf: publishedTaxIds['ana.demo'],
    name: 'Membro de Teste',
    force: true,
  })
const usedOf = async () => {
  const { list } = valueOf(await ana.api.call(endpoints.getLimits))
  return list.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used
}
const endOf = async (depositId: string) => {
  const { rows } = await server.pool.query<{ reason: string }>(
    `select reason from cashier.payment where txid = replace($1, '-', '')`,
    [depositId],
  )
  return rows[0]?.reason
}

test(
  'a deposit is checked when it is charged and again when it is paid: above the limit the Pix goes back',
  { timeout: 120_000 },
  async () => {
    await setDeposit('100.00')
    expect(await charge('100.01')).toMatchObject({
      code: 'limit.reached',
      detail: { kind: 'deposit', period: 'day', rest: '100.00' },
    })
    // Both charges fit by themselves; together they do not.
    const first = valueOf(await charge('60.00'))
    const second = valueOf(await charge('60.00'))
    await pay(first.depositId)
    await expect.poll(usedOf, settled).toBe('60.00')
    const { availableMinor } = await wallet.balanceOf(ana.memberId)
    await pay(second.depositId)
    await expect.poll(() => endOf(second.depositId), settled).toBe('limit_reached')
    expect(await usedOf()).toBe('60.00')
    expect((await wallet.balanceOf(ana.memberId)).availableMinor).toBe(availableMinor)
    expect((await wallet.proveConservation()).problems).toEqual([])
  },
)
