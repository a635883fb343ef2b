import { endStaffSessions, listStaff, loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../../value-of.ts'
import { roleOperator, startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { opsUrl, server, pool } = office.server
const page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
page.setDefaultTimeout(15_000)

let withdrawalIds: string[] = []
beforeAll(async () => {
  withdrawalIds = await office.askForWithdrawals(2, ['2100.00'], 90_000_000n)
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.click('nav a[href="/withdrawals"]')
  await page.waitForSelector('[data-withdrawal][aria-selected=true]')
})

/** As the administrator, at the server and not in this browser. */
const endSessionsOfHead = async (): Promise<void> => {
  const { username, password, secret } = roleOperator('administracao.demo')
  let token = ''
  const api = createTestApi({ baseUrl: opsUrl, getToken: () => token })
  const code = generateSync({ secret })
  token = valueOf(await api.call(loginOperator, { body: { username, password, code } })).token
  const { persons } = valueOf(await api.call(listStaff, {}))
  const head = persons.find(({ accounts }) =>
    accounts.some(({ operator }) => operator === 'operador.demo'),
  )
  const params = { personId: head?.personId ?? '' }
  const body = { sessionId: null, reason: 'the phone was stolen' }
  valueOf(await api.call(endStaffSessions, { params, body }))
}

const stepSec = 30
const stepNow = (): number => Math.floor(Date.now() / 1000 / stepSec)

test('a withdrawal that another person decides leaves the queue within a second', async () => {
  const [, id = ''] = withdrawalIds
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operadora.demo'`,
  )
  const order = { withdrawalId: id, brandId: 1, ceilingMinor: null, note: 'Payee is the member' }
  const by = { operator: 'operadora.demo', operatorId: BigInt(rows[0]?.id ?? 0) }
  await page.waitForSelector(`[data-withdrawal="${id}"]`)
  const begun = performance.now()
  await server.modules.cashier.withdrawals.approveWithdrawal({ ...order, ...by })
  await page.waitForSelector(`[data-withdrawal="${id}"]`, { state: 'detached' })
  // The next reading of the queue, and its answer.
  expect(performance.now() - begun).toBeLessThan(1_500)
})

test('what was typed is there again after the session was ended and another began', async () => {
  const usedStep = stepNow()
  await page.keyboard.press('n')
  await page.waitForSelector('[role=dialog] textarea:focus')
  await page.keyboard.type('Confirmou o banco por telefone')
  await endSessionsOfHead()
  await page.waitForURL(/\/sign-in\?ended=1/)
  // A code is taken once: the next one comes with the next half minute.
  await expect.poll(stepNow, { timeout: 40_000, interval: 500 }).toBeGreaterThan(usedStep)
  await office.signIn(page)
  await page.waitForSelector('[data-withdrawal][aria-selected=true]')
  await page.keyboard.press('n')
  await page.waitForSelector('[role=dialog] textarea:focus')
  expect(await page.inputValue('[role=dialog] textarea')).toBe('Confirmou o banco por telefone')
}, 90_000)
