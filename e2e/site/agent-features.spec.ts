import { isHydrated, speak, storeToken } from '../steps.ts'
import { switchModules } from './change-world.ts'
import { expect, test } from './site-test.ts'

const pages = [
  { page: 'agentDividendRecordCopy2', module: 'SIGNCONDIV3', title: 'Dividendos' },
  { page: 'agentDailyWages2', module: 'DAILYSALCONT3', title: 'Salário diário' },
  { page: 'agentHourSalary', module: 'HOURSAL3', title: 'Salário por hora' },
  {
    page: 'agentRealtimeSalary',
    module: 'RTSALARY3',
    title: 'Salário em tempo real',
  },
] as const

const modules = [...pages.map(({ module }) => module), 'AGENTPOLICY3']

test('AGENT-5, AGENT-6, AGENT-7, AGENT-8: contract pages exist only while the brand has their modules', async ({
  page,
  baseURL,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('agent'))
  const linkOf = (name: string) => page.locator(`a[href="/agentHome?page=${name}"]`)
  const headingOf = (title: string) => page.getByRole('heading', { level: 1, name: title })
  await switchModules(standIn, modules, true)
  for (const { page: name, title } of pages) {
    await page.goto(`/agentHome?page=${name}`)
    await isHydrated(page)
    await expect(headingOf(title)).toBeVisible()
    // On a phone the menu is in a dialog, which exists on a desktop too.
    await expect(linkOf(name).first()).toHaveAttribute('aria-current', 'page')
  }
  for (const { page: name, module, title } of pages) {
    await switchModules(standIn, modules, true)
    await switchModules(standIn, [module], false)
    await page.goto(`/agentHome?page=${name}`)
    await isHydrated(page)
    await expect(headingOf(title)).toHaveCount(0)
    await expect(linkOf(name)).toHaveCount(0)
  }
  await speak(page, 'EN', baseURL)
  const last = pages[pages.length - 1]?.page ?? ''
  await page.goto(`/agentHome?page=${last}`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(linkOf(last)).toHaveCount(0)
})

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
  await expect(menu.getByRole('link', { name: 'Meus ganhos' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Salário em tempo real' })).toHaveCount(0)
  await page.goto('/agentHome?page=agentRevenueReport')
  await expect(page.getByText('Esta página não está disponível aqui.')).toBeVisible()
})

test('AGENT-1, AGENT-9: the center opens with the overview, its menu in order and the brand’s clock', async ({
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
})
