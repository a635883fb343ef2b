import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createWithdrawal, listContracts, offerContract } from '@trevo/api-client/endpoints.ts'
import { joinReady, paymentPassword, wager } from './cashier-steps.ts'
import { apiOf, enterAs, needed, openSession } from './people.ts'
import { demo } from './steps.ts'
import { changeBrand, onDatabase } from './system.ts'

// Money moves before the last two screens are there to be seen.
test.slow()

/** A member who asked other people for 50.00 to be withdrawn; answers the withdrawal's id. */
const withdrawFromPeople = async (page: Page, baseURL: string): Promise<string> => {
  const { api, bankCardId } = await joinReady(page, 'PT', baseURL)
  const asked = { paymentPassword, clientId: randomUUID(), bankCardId, amount: '50.00' }
  const body = { ...asked, channel: 'peer' } as const
  return needed(await api.call(createWithdrawal, { body })).withdrawalId
}

const offerBelow = async (giver: string, receiver: string) => {
  const api = apiOf(await openSession({ username: giver }))
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
    await offerBelow(demo.agent.username, 'agente.sul')
    const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
    const receiver = await context.newPage()
    await enterAs(receiver, { username: 'agente.sul' })
    await receiver.goto('/')
    const requests = receiver.getByRole('dialog', { name: 'Pedidos de contrato' })
    await expect(requests.getByRole('article', { name: 'Dividendo · Pesca' })).toBeVisible()
    await context.close()
  })

  await test.step('withdrawal confirmation', async () => {
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
