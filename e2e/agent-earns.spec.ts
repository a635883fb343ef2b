import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { openSession, joinAs } from './people.ts'
import { demo, isHydrated, openGame, type Person, speak, storeToken } from './steps.ts'
import { onDatabase, runJob } from './system.ts'
import { texts } from './texts.ts'

// One story, step by step: the top agent in Portuguese on a desktop, the one below in English on a phone.
test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

const words = texts.PT
const north: Person = { username: 'agente.norte', password: demo.agent.password }
const code = `norte-${randomUUID().slice(0, 6)}`
const phone = { width: 390, height: 844 }
const clean = () => onDatabase('truncate agents.contract cascade; truncate agents.run cascade')

/** Settled rounds of a member that the teams' figures are calculated from. */
const countRounds = async ({ username }: Person): Promise<number> => {
  const [row] = await onDatabase(
    `select count(*)::integer as count from agents.round join members.member using (member_id)
     where account_key = lower('trevo@${username}') and valid_minor > 0`,
  )
  return Number(row?.['count'])
}

let [topToken, northToken] = ['', '']
const visit = async (page: Page, name: string, rest = '') => {
  await page.goto(`/agentHome?page=${name}${rest}`)
  await isHydrated(page)
}

/** The downline, on a phone and in English. */
const beNorth = async (page: Page, baseURL: string | undefined) => {
  await page.setViewportSize(phone)
  await speak(page, 'EN', baseURL)
  await storeToken(page, northToken)
}

test.beforeAll(async () => {
  test.slow()
  await clean()
  topToken = await openSession(demo.agent)
  northToken = await openSession(north)
})
test.afterAll(clean)

test('ROLE-9: the top agent offers two contracts in the agent center, which the header links to', async ({
  page,
}) => {
  await storeToken(page, topToken)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Central do agente' }).click()
  await expect(page).toHaveURL(/\/agentHome$/)
  for (const name of ['Dividendos', 'Salário em tempo real']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('tab', { name: 'Oferecer contrato' }).click()
    await page.getByLabel('Agente', { exact: true }).selectOption({ label: north.username })
    await page.getByLabel('Produto').selectOption({ label: 'Todos os produtos' })
    if (name === 'Dividendos') {
      await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Mensal' })
    }
    const tier = page.getByRole('group', { name: 'Faixa 1' })
    await tier
      .getByLabel(/\(R\$\)/)
      .first()
      .fill('0')
    await tier.getByLabel('Taxa (%)').fill(name === 'Dividendos' ? '10' : '1')
    await page.getByRole('button', { name: 'Enviar proposta' }).click()
    await expect(page.getByText('Aguardando resposta')).toBeVisible()
  }
})

test('ROLE-9: the agent below accepts them on a phone, and creates a link through which a member registers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await beNorth(page, baseURL)
  await page.goto('/help')
  const requests = page.getByRole('dialog', { name: 'Contract requests' })
  for (let left = 2; left > 0; left -= 1) {
    await expect(requests.getByRole('article')).toHaveCount(left)
    await requests.getByRole('button', { name: 'Accept' }).first().click()
  }
  await expect(requests).toBeHidden()

  await visit(page, 'registerCenter')
  await page.getByLabel('Channel').fill(code)
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('article', { name: code })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const visitor = await context.newPage()
  const member = await joinAs(visitor, { affiliateCode: code, reais: 50 })
  const game = await openGame(visitor, words)
  await game.getByRole('button', { name: words.spin }).click()
  await expect(game.getByText(words.spinResult).first()).toBeVisible({ timeout: 20_000 })
  // A round that the next run misses is in the one five minutes later.
  await expect.poll(() => countRounds(member), { timeout: 60_000 }).toBe(1)
  await context.close()
})

test('REWARD-2, ROLE-9: the round is paid in real time, line by line, and is part of the income', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await beNorth(page, baseURL)
  const paid = page.getByText('Paid', { exact: true })
  const statement = page.getByRole('article').filter({ has: paid })
  await expect(async () => {
    // A run of the schedule may have closed the period before it knew the round; then another one is needed.
    await onDatabase('truncate agents.run cascade')
    await runJob('agents_run_contracts')
    await expect(async () => {
      await visit(page, 'agentRealtimeSalary')
      await expect(statement.first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000, intervals: [1_000] })
  }).toPass({ timeout: 110_000 })
  await statement
    .first()
    .getByRole('button', { name: /^\d+ rounds$/ })
    .click()
  await expect(statement.first().getByRole('listitem').first()).toContainText('× 1')
  await visit(page, 'agentRevenueReport')
  await expect(page.locator('tbody').first()).toContainText(/0\.\d*[1-9]/)
})

test('AGENT-4: the top agent follows the rebates from the income down to that round', async ({
  page,
}) => {
  test.slow()
  await storeToken(page, topToken)
  const lines = page.getByRole('region', { name: 'Rebates, rodada por rodada' })
  await runJob('agents_run_rebates')
  await expect(async () => {
    await visit(page, 'agentRevenueReport')
    await expect(lines.getByRole('listitem').first()).toContainText('× 0,5%', { timeout: 2_000 })
    await expect(page.getByRole('table', { name: 'Meus ganhos' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 110_000, intervals: [1_000] })
})
