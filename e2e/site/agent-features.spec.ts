import { isHydrated, speak, storeToken } from '../steps.ts'
import { switchModules } from './change-world.ts'
import { expect, test } from './site-test.ts'

const pages = [
  { row: 'AGENT-5', page: 'agentDividendRecordCopy2', module: 'SIGNCONDIV3', title: 'Dividendos' },
  { row: 'AGENT-6', page: 'agentDailyWages2', module: 'DAILYSALCONT3', title: 'Salário diário' },
  { row: 'AGENT-7', page: 'agentHourSalary', module: 'HOURSAL3', title: 'Salário por hora' },
  {
    row: 'AGENT-8',
    page: 'agentRealtimeSalary',
    module: 'RTSALARY3',
    title: 'Salário em tempo real',
  },
] as const

for (const { row, page: name, module, title } of pages) {
  test(`${row}: ${name} exists only while the brand has ${module}`, async ({
    page,
    baseURL,
    standIn,
  }) => {
    await storeToken(page, standIn.world.enter('agent'))
    const link = page.locator(`a[href="/agentHome?page=${name}"]`)
    const address = `/agentHome?page=${name}`
    await switchModules(standIn, [module, 'AGENTPOLICY3'], true)
    await page.goto(address)
    await isHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // On a phone the menu stands in a dialog, which is there on a desktop too.
    await expect(link.first()).toHaveAttribute('aria-current', 'page')
    await switchModules(standIn, [module], false)
    await page.goto(address)
    await isHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expect(link).toHaveCount(0)
    await speak(page, 'EN', baseURL)
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(link).toHaveCount(0)
  })
}

test('a page whose switch is off exists neither in the menu nor at its address', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('agent'))
  await switchModules(standIn, ['AGEREV3', 'RTSALARY3'], false)
  await page.goto('/agentHome')
  await isHydrated(page)
  const menu = page.getByRole('navigation', { name: 'Central do agente' })
  await expect(menu.getByRole('link', { name: 'Dividendos' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Minha renda' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Salário em tempo real' })).toHaveCount(0)
  await page.goto('/agentHome?page=agentRevenueReport')
  await expect(page.getByText('Esta página não está aberta aqui.')).toBeVisible()
})

test('AGENT-1, AGENT-9: the center opens with the overview, its menu in order and a clock of the brand', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('agent'))
  await page.goto('/agentHome')
  await isHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  const clock = page.getByRole('timer')
  await expect(clock).toContainText('GMT-3')
  const shown = await clock.textContent()
  await expect(clock).not.toHaveText(shown ?? '')
  const menu = page.getByRole('navigation', { name: 'Central do agente' })
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Depósito',
    'Saque',
    'Avisos',
    'Visão geral',
    'Central de cadastro',
    'Gestão da equipe',
    'Apostas da equipe',
    'Resultado dos usuários',
    'Minha renda',
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
})
