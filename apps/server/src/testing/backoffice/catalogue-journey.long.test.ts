import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server } = office.server
const { catalogue } = server.modules
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/catalogue"]')
})
afterAll(() => office.close())

const confirm = async (reason: string): Promise<void> => {
  await page.fill('[role=dialog] textarea', reason)
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
}

test('ten games are made hot at once', async () => {
  await page.click('nav a[href="/catalogue"]')
  await page.selectOption('select[name=category]', 'RNG')
  await page.waitForURL(/category=RNG/)
  await page.waitForSelector('tbody input[type=checkbox]')
  for (let at = 0; at < 10; at += 1) await page.click(`tbody input[type=checkbox] >> nth=${at}`)
  await page.click('button:has-text("Pôr em alta")')
  await confirm('lista da semana')
  await catalogue.reload()
  const { rows } = await pool.query<{ node_id: number }>(
    'select node_id from catalogue.brand_game where is_hot',
  )
  expect(rows).toHaveLength(10)
  expect(rows.every(({ node_id: id }) => catalogue.lobby(1).byNode.get(id)?.row.is_hot)).toBe(true)
})

test('a row of the lobby is reordered by keyboard', async () => {
  await page.click('button:has-text("Fileiras do lobby")')
  await page.waitForSelector('ol li')
  const before = await page.locator('ol li b').allTextContents()
  await page.focus('ol li >> nth=0 >> button >> nth=1')
  await page.keyboard.press('Alt+ArrowDown')
  await page.click('button:has-text("Gravar ordem")')
  await confirm('o segundo rende mais')
  await page.waitForSelector(`ol li:first-child b:has-text("${before[1]}")`)
  expect(wrong).toEqual([])
})

test('vendors, payout caps and free rounds open without an error', async () => {
  await page.click('button:has-text("Fornecedores")')
  await page.waitForSelector('ol li')
  await page.click('button:has-text("Tetos de pagamento")')
  await page.waitForSelector('text=padrão do programa')
  await page.click('button:has-text("Rodadas grátis")')
  await page.waitForSelector('h2:has-text("Rodadas grátis")')
  expect(wrong).toEqual([])
})
