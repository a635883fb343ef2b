import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { openSession } from './people.ts'
import { demo, recordRequests, storeToken } from './steps.ts'
import type { Person } from './steps.ts'
import { onDatabase } from './system.ts'
import { longTest } from './whole-run.ts'

const top = demo.agent
const north: Person = { username: 'agente.norte', password: demo.agent.password }
const forgetContracts = () => onDatabase('truncate agents.contract cascade')

const tokens = new Map<Person, string>()

/** One session of an agent for all tests in this file. */
const tokenFor = async (who: Person) => {
  const token = tokens.get(who) ?? (await openSession(who))
  tokens.set(who, token)
  return token
}

type Terms = { contractType: string; period: string | null; contractRate: string }
const monthly: Terms = { contractType: 'DIVIDEND', period: 'M', contractRate: '20' }

/** The top agent offers slots to the northern one, as the page would. */
const offer = async (request: APIRequestContext, token: string, terms: Terms) => {
  const headers = { merchant: 'trevo', moduleid: 'AGENTPOLICY3', authorization: token }
  const { contractType, period, contractRate } = terms
  const list = await request.get('/wps/relay/MCS2_getContracts', {
    headers,
    params: { contractType },
  })
  const { receivers } = (await list.json()).value as {
    receivers: { receiver: string; receiverId: string }[]
  }
  const answer = await request.post('/wps/relay/MCS2_offerContract', {
    headers,
    data: {
      id: randomUUID(),
      contractType,
      type: 'RNG',
      period,
      receiverId: receivers.find(({ receiver }) => receiver === north.username)?.receiverId,
      details: [{ minimumBet: '450000', netLoss: '0', activeMember: 0, contractRate }],
    },
  })
  expect(await answer.json()).toMatchObject({ success: true, value: { status: 'P' } })
}

const requestsIn = (page: Page) => page.getByRole('dialog', { name: 'Propostas de contrato' })

test.beforeEach(forgetContracts)
test.afterAll(forgetContracts)

longTest(
  'AGENT-5, CONTRACT-1, CONTRACT-3, CALL-55: an agent offers a dividend, the agent below reads its terms and accepts',
  async ({ page, browser, baseURL }) => {
    // Two people log in, each with the work of the human verification.
    test.slow()
    await storeToken(page, await tokenFor(top))
    await page.goto('/agentHome')
    await page.getByRole('link', { name: 'Dividendos' }).click()
    await expect(page).toHaveURL(/page=agentDividendRecordCopy2$/)
    const given = page.getByRole('article', { name: 'agente.norte · Todos os produtos' })

    await test.step('offers two tiers; a rate above the allowed one is rejected', async () => {
      await page.getByRole('tab', { name: 'Oferecer contrato' }).click()
      await page.getByLabel('Agente', { exact: true }).selectOption({ label: north.username })
      await page.getByLabel('Produto').selectOption({ label: 'Todos os produtos' })
      await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Quinzenal' })
      const first = page.getByRole('group', { name: 'Faixa 1' })
      await first.getByLabel('Aposta válida a partir de (R$)').fill('450.000')
      await first.getByLabel('Membros ativos').fill('5')
      await first.getByLabel('Taxa (%)').fill('60')
      await page.getByRole('button', { name: 'Enviar proposta' }).click()
      await expect(first.getByText('Digite uma taxa entre 0,01 e 50.')).toBeVisible()
      await first.getByLabel('Taxa (%)').fill('18,5')
      await page.getByRole('button', { name: 'Adicionar faixa' }).click()
      const second = page.getByRole('group', { name: 'Faixa 2' })
      await second.getByLabel('Aposta válida a partir de (R$)').fill('4500000')
      await second.getByLabel('Membros ativos').fill('8')
      await second.getByLabel('Taxa (%)').fill('20')
      await page.getByRole('button', { name: 'Enviar proposta' }).click()
      await expect(page).toHaveURL(/tab=downline/)
      await expect(given.getByText('Aguardando resposta')).toBeVisible()
    })

    await test.step('the agent below accepts, and has nobody below to make offers to', async () => {
      const token = await tokenFor(north)
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
      const below = await context.newPage()
      await storeToken(below, token)
      await below.goto('/rng')
      const card = requestsIn(below).getByRole('article', { name: 'Dividendo · Todos os produtos' })
      await expect(card).toContainText('agente.demo oferece este contrato a você.')
      await expect(card).toContainText('Quinzenal')
      await expect(card.getByRole('row').nth(2)).toContainText(/R\$\s4\.500\.000\s*0\s*8\s*20%/)
      await card.getByRole('button', { name: 'Aceitar' }).click()
      await expect(below.getByText('Contrato aceito')).toBeVisible()
      await expect(requestsIn(below)).toBeHidden()
      await below.goto('/agentHome?page=agentDividendRecordCopy2')
      const own = below.getByRole('article', { name: 'agente.demo · Todos os produtos' })
      await expect(own.getByText('Em vigor')).toBeVisible()
      await below.getByRole('tab', { name: 'Oferecer contrato' }).click()
      await expect(below.getByText('Você não tem agentes diretos')).toBeVisible()
      await context.close()
    })

    await test.step('the giver sees it signed, and requests its end', async () => {
      await page.reload()
      await expect(given.getByText('Em vigor')).toBeVisible()
      await given.getByRole('button', { name: 'Pedir encerramento' }).click()
      await expect(given.getByText('Encerramento solicitado').first()).toBeVisible()
      await given.getByRole('button', { name: 'Histórico' }).click()
      await expect(given.getByRole('listitem').nth(1)).toContainText('Assinado · agente.norte')
    })
  },
)

for (const { row, contractType, period, name, callName, place } of [
  {
    row: 'CALL-56',
    contractType: 'DAILY',
    period: 'D',
    name: 'Salário diário',
    callName: 'MCS2_processDailySalContract',
    place: 'dailysalreqtype',
  },
  {
    row: 'CALL-57',
    contractType: 'HOURLY',
    period: null,
    name: 'Salário por hora',
    callName: 'MCS2_processContractHourSalary',
    place: 'contracthoursalreq',
  },
  {
    row: 'CALL-58',
    contractType: 'REALTIME',
    period: null,
    name: 'Salário em tempo real',
    callName: 'MCSFE_processRealTimeSalaryContract',
    place: 'realtimesalreqtype',
  },
]) {
  longTest(
    `${row}, CALL-31, MODEL-18: a request of type ${contractType} comes with the consolidated answer and is rejected`,
    async ({ page, request }) => {
      const token = await tokenFor(top)
      await offer(request, token, { contractType, period, contractRate: '1.5' })
      await storeToken(page, await tokenFor(north))
      const { calls } = recordRequests(page)
      const told = page.waitForResponse('**/wps/member/info/funds/consolidated*')
      await page.goto('/help')
      const { value } = (await (await told).json()) as { value: Record<string, unknown> }
      expect(value[place]).toMatchObject({ RNG: [{ contractType, status: 'P' }] })
      const card = requestsIn(page).getByRole('article', { name: `${name} · Slots` })
      await card.getByRole('button', { name: 'Recusar' }).click()
      await expect(page.getByText('Contrato recusado')).toBeVisible()
      await expect(requestsIn(page)).toBeHidden()
      expect(calls).toContain(`POST /wps/relay/${callName}`)
      expect(await onDatabase('select status from agents.contract')).toEqual([{ status: 'R' }])
    },
  )
}

longTest('with the keyboard alone a contract request is accepted', async ({ page, request }) => {
  await offer(request, await tokenFor(top), monthly)
  await storeToken(page, await tokenFor(north))
  await page.goto('/help')
  const accept = requestsIn(page).getByRole('button', { name: 'Aceitar' })
  await expect(accept).toBeVisible()
  const isThere = () => accept.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 6 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Contrato aceito')).toBeVisible()
  await expect(requestsIn(page)).toBeHidden()
})

testInViews(7, 'on the contract requests and the page of dividend contracts', async (walk) => {
  const { page, language, look } = walk
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const giver = await tokenFor(top)
  await offer(page.request, giver, monthly)
  await storeToken(page, await tokenFor(north))
  await page.goto('/help')
  const accept = language === 'PT' ? 'Aceitar' : 'Accept'
  await expect(page.getByRole('button', { name: accept })).toBeVisible()
  await look('requests', 'dialog[open]')
  await storeToken(page, giver)
  await page.goto('/agentHome?page=agentDividendRecordCopy2&tab=downline')
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
  await look('contracts')
  // The own contracts, those of the team, and the offer form; statements come after that.
  await page.getByRole('tab').nth(2).click()
  await expect(page.getByRole('group', { name: /^(Faixa|Tier) 1$/ })).toBeVisible()
  await look('offer')
})
