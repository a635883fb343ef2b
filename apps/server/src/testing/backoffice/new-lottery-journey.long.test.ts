import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/lottery"]')
})
afterAll(() => office.close())

test('a new lottery is described, its first draws are seen, and it waits for a second person', async () => {
  await page.click('nav a[href="/lottery"]')
  await page.click('button:has-text("Jogos e horários")')
  await page.click('a[href="/lottery/new"]')
  await page.getByLabel('Código da loteria').fill('MEIODIA5')
  await page.getByLabel('Nome em português').fill('Do Meio-Dia')
  await page.getByLabel('Nome em inglês').fill('Noon')
  await page.getByLabel('À venda a partir de').fill('2099-01-01T12:00')
  await page.waitForSelector('[role=status]')
  const soon = new Date(Date.now() + 7_200_000).toISOString().slice(0, 16)
  await page.getByLabel('À venda a partir de').fill(soon)
  await page.waitForSelector('table[aria-label="Primeiros sorteios"] tbody tr')
  await page.getByLabel('Retorno com cotação, %').fill('98,50')
  await page.waitForSelector('text=Devolveria 98,50% das apostas')
  await page.getByLabel('Retorno com cotação, %').fill('97,00')
  await page.waitForSelector('text=Devolveria', { state: 'detached' })
  await page.click('button:has-text("Enviar para aprovação")')
  await page.fill('[role=dialog] textarea', 'pedido dos clientes')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForURL(/\/lottery\/games$/)
  const { rows } = await pool.query(
    `select target from staff.change_request where kind = 'addLottery'`,
  )
  expect(rows).toEqual([{ target: 'MEIODIA5' }])
  expect(wrong).toEqual([])
})

test.each([
  ['/lottery/settings', 'table'],
  ['/games/jackpots', 'h2:has-text("Jackpot do Trevo")'],
  ['/games/incidents', 'main, [role=status]'],
  ['/catalogue?tab=rooms', 'table tbody tr'],
  ['/catalogue?tab=rounds', 'button:has-text("Dar rodadas a um segmento")'],
  ['/brands?tab=phone', 'h2:has-text("Países que recebem SMS")'],
  ['/desk?tab=subjects', 'ol li'],
])('%s opens without an error', async (path, shown) => {
  await page.goto(new URL(path, opsUrl).href)
  await page.waitForSelector(shown)
  expect(wrong).toEqual([])
})
