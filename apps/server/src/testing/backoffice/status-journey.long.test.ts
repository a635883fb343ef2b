import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool, opsUrl } = office.server
const { status, system } = office.server.server.modules
const incidentId = randomUUID()
const wrong: string[] = []

let page: Page
beforeAll(async () => {
  await pool.query(
    `insert into status.incident (id, brand_id, part, state, began_at)
     values ($1, 1, 'deposits', 'down', now() - interval '12 minutes')`,
    [incidentId],
  )
  await pool.query(
    `insert into status.sample (brand_id, minute, part, state, in_time, late, median_sec)
     select 1, date_trunc('minute', now()) - n * interval '1 minute', 'deposits',
       case when n > 12 then 'working' else 'down' end, 1, 9, 300
     from generate_series(2, 20) n`,
  )
  await system.copy.sign()
  await status.measureMinutes()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/status"]')
}, 300_000)

test('from home an operator finds how each part of the site works', async () => {
  await page.click('nav a[href="/status"]')
  // The start page has rows of its own.
  await page.waitForSelector('tbody tr:has-text("O site")')
  const vendor = page.locator('tbody tr', { hasText: 'Trevo Originais' })
  expect(await vendor.textContent()).toContain('sem dados')
})

test('the open incident is explained in both languages, and is no longer among the unexplained', async () => {
  await page.goto(`${opsUrl}/status?view=unexplained`)
  await page.click('tbody tr button')
  await page.waitForSelector('li[data-state="down"]')
  await page.keyboard.press('e')
  await page.waitForSelector('[role=dialog] select')
  await page.selectOption('[role=dialog] select', 'institution')
  const [pt, en, reason] = await page.$$('[role=dialog] textarea')
  await pt?.fill('A instituição ficou sem energia.')
  await en?.fill('The institution had no power.')
  await reason?.fill('Their notice of today')
  await page.keyboard.press('Control+Enter')
  await page.waitForSelector('[role=dialog] textarea', { state: 'detached' })
  await page.waitForSelector('text=The institution had no power.')
  const { incidents } = await status.showServiceStatus(1, 'EN')
  expect(incidents.find((one) => one.incidentId === incidentId)).toMatchObject({
    fault: 'institution',
    text: 'The institution had no power.',
  })
  expect(wrong).toEqual([])
})

test('what incidents of deposits give is changed with a reason, and waits for a second person', async () => {
  await page.goto(`${opsUrl}/status?view=credits`)
  await page.click('tbody tr:has-text("Depósitos por Pix") button:has-text("Mudar a regra")')
  await page.waitForSelector('[role=dialog] textarea')
  const [minutes, amount] = await page.$$('[role=dialog] input')
  await minutes?.fill('20')
  await amount?.fill('4,00')
  await page.fill('[role=dialog] textarea', 'What we owe for a fault')
  await page.keyboard.press('Control+Enter')
  await page.waitForSelector('[role=dialog] textarea', { state: 'detached' })
  await page.waitForSelector('tbody tr:has-text("Depósitos por Pix"):has-text("operador.demo")')
  const { list } = await status.listIncidentCredits(1)
  const deposits = list.find(({ kind }) => kind === 'deposits')
  // The rule stays until the second person has said so.
  expect(deposits).toMatchObject({ minutes: 15, waiting: { askedBy: 'operador.demo' } })
  expect(wrong).toEqual([])
})
