import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { enterAs, joinAs } from './people.ts'
import { demo, isHydrated, openGame, storeToken } from './steps.ts'
import { texts } from './texts.ts'
import { longTest } from './whole-run.ts'

// One team's story, step by step.
test.describe.configure({ mode: 'serial' })

const words = texts.PT
const code = `feira-${randomUUID().slice(0, 6)}`
let token = ''
let depositsBefore = 0

/** Of the whole team, as the overview shows them; it also contains members from other journeys. */
const readDeposits = async (page: Page): Promise<number> => {
  const shown = page.getByText('Depósitos', { exact: true }).first().locator('xpath=..')
  const [, whole = ''] = /R\$\s([\d.]+),\d\d/.exec((await shown.textContent()) ?? '') ?? []
  expect(whole).not.toBe('')
  return Number(whole.replaceAll('.', ''))
}

const visit = async (page: Page, name: string) => {
  await page.goto(`/agentHome?page=${name}`)
  await isHydrated(page)
}

longTest(
  'AGENT-3, AGENT-10: an agent makes a link, and a member who registers under it joins the team',
  async ({ page, browser, baseURL }) => {
    test.slow()
    token = await enterAs(page, demo.agent)
    await visit(page, 'agentTeamOverview')
    await expect(page.getByText('Depósitos', { exact: true }).first()).toBeVisible()
    depositsBefore = await readDeposits(page)
    await visit(page, 'registerCenter')
    await page.getByLabel('Nome do canal (no endereço)').fill('com espaço')
    await page.getByRole('button', { name: 'Criar link' }).click()
    await expect(page.getByText('Use de 1 a 14 letras, números ou hifens.')).toBeVisible()
    await page.getByLabel('Nome do canal (no endereço)').fill(code)
    await page.getByRole('button', { name: 'Criar link' }).click()
    const card = page.getByRole('article', { name: code })
    await expect(card.getByText('Ativo')).toBeVisible()
    await card.getByRole('button', { name: 'QR code' }).click()
    await expect(card.getByRole('img', { name: `QR code do link ${code}` })).toBeVisible()

    await test.step('a visitor follows it', async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
      const visitor = await context.newPage()
      await joinAs(visitor, { affiliateCode: code, reais: 50 })
      const game = await openGame(visitor, words)
      await game.getByRole('button', { name: words.spin }).click()
      await expect(game.getByText(words.spinResult).first()).toBeVisible({ timeout: 20_000 })
      await visitor.goto('/member?page=ownAgent')
      await expect(visitor.getByRole('heading', { name: 'O que este agente recebe' })).toBeVisible()
      await expect(visitor.getByText('Nenhum contrato muda as chances dos jogos')).toBeVisible()
      await context.close()
    })

    await test.step('and is in the list of the link, masked', async () => {
      await page.reload()
      await expect(card.getByText('1', { exact: true })).toBeVisible()
      await card.getByRole('button', { name: 'Quem se cadastrou' }).click()
      await expect(card.getByRole('listitem')).toContainText('***')
    })
  },
)

longTest(
  'AGENT-1, AGENT-2, AGENT-4, AGENT-9: overview, clock, and from a figure down to a round',
  async ({ page }) => {
    await storeToken(page, token)
    await page.goto('/agentHome')
    await isHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
    const clock = page.getByRole('timer')
    await expect(clock).toContainText('GMT-3')
    const shown = await clock.textContent()
    await expect(clock).not.toHaveText(shown ?? '')
    const menu = page.getByRole('navigation', { name: 'Central do agente' })
    const names = await menu.getByRole('link').allTextContents()
    expect(names).toEqual([
      'Depósito',
      'Saque',
      'Avisos',
      'Visão geral',
      'Central de cadastro',
      'Gestão da equipe',
      'Apostas da equipe',
      'Resultado dos jogadores',
      'Meus ganhos',
      'Movimentações',
      'Transferir para vários',
      'Dividendos',
      'Salário diário',
      'Salário diário por membro',
      'Salário por hora',
      'Salário em tempo real',
      'Transferir',
      'Mensagens',
      'Atendimento',
    ])

    await test.step('the deposit and the stake of the member who registered through the link are in the totals', async () => {
      await expect(async () => {
        await page.reload()
        await expect(page.getByText('Depósitos', { exact: true }).first()).toBeVisible()
        expect(await readDeposits(page)).toBe(depositsBefore + 50)
      }).toPass({ timeout: 20_000 })
    })
    await test.step('from the team to the rounds of one person', async () => {
      await page.getByRole('link', { name: 'Gestão da equipe' }).first().click()
      const printed = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Minha equipe em PDF' }).click()
      expect((await printed).suggestedFilename()).toMatch(/^team-.*\.pdf$/)
      await page.getByRole('link', { name: 'Apostas', exact: true }).first().click()
      await expect(page).toHaveURL(/page=personalHistoryCopy&member=/)
      const rounds = page.getByRole('table', { name: 'Apostas da equipe' })
      await expect(rounds.getByRole('row')).toHaveCount(2)
    })
  },
)

testInViews(4, 'the agent center', async ({ page, look }) => {
  await storeToken(page, token)
  for (const name of [
    'agentTeamOverview',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentRedRain',
    'agentMessages',
    'agentDividendRecordCopy2',
  ]) {
    await visit(page, name)
    await page.waitForLoadState('networkidle')
    await look(name)
  }
})
