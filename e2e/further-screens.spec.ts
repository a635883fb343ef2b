import { randomUUID } from 'node:crypto'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { createApi } from '@trevo/api-client/create-api.ts'
import {
  addPayee,
  createDeposit,
  createWithdrawal,
  getBalance,
  listContracts,
  offerContract,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import { demo, goodPassword, logIn, register, tokenOf } from './steps.ts'
import { changeBrand, forgetFailedLogins, onDatabase } from './system.ts'
import { texts } from './texts.ts'

// People log in and money moves before the last two screens are there to be seen.
test.slow()

const apiOf = async (page: Page, baseURL: string) => {
  const token = (await tokenOf(page)) ?? undefined
  return createApi({
    baseUrl: baseURL,
    getToken: () => token,
    getLanguage: () => 'PT',
    getMerchant: () => 'trevo',
    device: 'web',
    timeoutMs: 30_000,
  })
}
const needed = <Value>(answer: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (answer.ok) return answer.value
  throw new Error(answer.code)
}

const paymentPassword = '482913'

/** A CPF that nobody has, with right check digits. */
const newCpf = (): string => {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 9))
  for (const weight of [10, 11]) {
    const sum = digits.reduce((all, digit, at) => all + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** A member who asked other people for 50.00 to be withdrawn; answers the withdrawal's id. */
const withdrawFromPeople = async (page: Page, baseURL: string): Promise<string> => {
  const cpf = newCpf()
  await register(page, texts.PT)
  const api = await apiOf(page, baseURL)
  const order = { clientId: randomUUID(), channel: 'PIX', amount: '50.00' } as const
  const code = new URL(needed(await api.call(createDeposit, { body: order })).payUrl ?? '')
  await fetch(`${code.origin}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location: code.host + code.pathname, cpf, name: 'Ana Souza' }),
  })
  await expect
    .poll(async () => needed(await api.call(getBalance)).sumBalance, { timeout: 30_000 })
    .toBe('50.00')
  const passwords = {
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  }
  needed(await api.call(setPaymentPassword, { body: { password: goodPassword, ...passwords } }))
  const payee = { kind: 'pix', keyType: 'CPF', key: cpf } as const
  const card = { paymentPassword, clientId: randomUUID(), payee }
  const { bankCardId } = needed(await api.call(addPayee, { body: card }))
  const asked = { paymentPassword, clientId: randomUUID(), bankCardId, amount: '50.00' }
  const body = { ...asked, channel: 'peer' } as const
  return needed(await api.call(createWithdrawal, { body })).withdrawalId
}

const asAgent = async (browser: Browser, baseURL: string, username: string) => {
  await forgetFailedLogins()
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const page = await context.newPage()
  await logIn(page, { username, password: demo.agent.password })
  return { page, close: () => context.close() }
}

const offerBelow = async (page: Page, baseURL: string, receiver: string) => {
  const api = await apiOf(page, baseURL)
  const list = needed(await api.call(listContracts, { query: { contractType: 'DIVIDEND' } }))
  const found = list.receivers.find((one) => one.receiver === receiver)
  const tier = { minimumBet: '1000', netLoss: '0', activeMember: 0, contractRate: '20' }
  const answer = await api.call(offerContract, {
    body: {
      id: randomUUID(),
      contractType: 'DIVIDEND',
      type: 'FISH',
      receiverId: found?.receiverId ?? '',
      period: 'M',
      details: [tier],
    },
  })
  needed(answer)
}

const forgetContracts = () => onDatabase('truncate agents.contract cascade')
const wager = (isAsked: boolean) =>
  onDatabase(`update cashier.withdrawal_setting set turnover_bp = ${isAsked ? 10_000 : 0}`)

test.afterEach(async () => {
  await changeBrand(`maintenance = false, blocked_addresses = '{}'`)
  await forgetContracts()
  await wager(true)
})

test('MODAL-13: help center, points mall, app guide, contract requests, withdrawal confirmation, IP-blocked and maintenance notice exist', async ({
  page,
  browser,
  baseURL: base,
}) => {
  const baseURL = base ?? ''
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 2, name: 'Termos de uso' })).toBeVisible()

  await page.goto('/pointMall')
  await expect(page.getByRole('heading', { name: 'Loja de pontos' })).toBeVisible()

  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Baixe o app' }).click()
  const guide = page.getByRole('dialog', { name: 'Baixe o app' })
  for (const system of ['iOS', 'Android']) {
    await expect(guide.getByRole('region', { name: system }).getByRole('listitem')).toHaveCount(3)
  }

  await test.step('contract requests', async () => {
    await forgetContracts()
    const giver = await asAgent(browser, baseURL, demo.agent.username)
    await offerBelow(giver.page, baseURL, 'agente.sul')
    await giver.close()
    const receiver = await asAgent(browser, baseURL, 'agente.sul')
    const requests = receiver.page.getByRole('dialog', { name: 'Pedidos de contrato' })
    await expect(requests.getByRole('article', { name: 'Dividendo · Pesca' })).toBeVisible()
    await receiver.close()
  })

  await test.step('withdrawal confirmation', async () => {
    await wager(false)
    const withdrawalId = await withdrawFromPeople(page, baseURL)
    await page.goto(`/member?page=withdraw&withdrawal=${withdrawalId}`)
    await page.getByRole('button', { name: 'Confirmar o que chegou' }).click({ timeout: 40_000 })
    const confirmation = page.getByRole('dialog', { name: 'Confirmação de saque' })
    await expect(confirmation.getByText(/conta como recebido/)).toBeVisible({ timeout: 40_000 })
  })

  await test.step('IP-blocked notice', async () => {
    await changeBrand(`blocked_addresses = '{127.0.0.0/8}'`)
    const blocked = page.getByText('O acesso a partir do seu local é restrito')
    await expect(async () => {
      await page.goto('/')
      await expect(blocked).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
  })

  await test.step('maintenance notice', async () => {
    await changeBrand(`maintenance = true, blocked_addresses = '{}'`)
    await expect(async () => {
      await page.goto('/')
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toContainText(/manutenção/i, { timeout: 1_000 })
    }).toPass()
  })
})
