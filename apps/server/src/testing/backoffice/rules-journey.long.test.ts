import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server } = office.server
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/rules"]')
})
afterAll(() => office.close())

const findWaiting = async () => {
  const { rows } = await pool.query<{ id: string; operator: bigint }>(
    `select r.id, o.id as operator from staff.change_request r, identity.operator o
     where r.kind = 'planJurisdictionRules' and r.state = 'waiting' and o.username = 'operadora.demo'`,
  )
  return rows[0]
}

/** The change gets the second yes of `operadora.demo` once it waits. */
const approve = async (): Promise<void> => {
  await expect.poll(findWaiting).toBeDefined()
  const found = await findWaiting()
  if (!found) throw new Error('no change waits')
  const by = { operatorId: found.operator, username: 'operadora.demo', brandId: 1 }
  await server.modules.staff.approvals.approveChange({ requestId: found.id, by })
}

test('a rule of Brazil is read with its article, changed from a day to come, and listed as a change', async () => {
  await page.click('nav a[href="/rules"]')
  const row = page.locator('tr', { hasText: 'Prazo do prêmio' }).first()
  await row.waitFor()
  expect(await row.textContent()).toContain('120 min')
  expect(await row.textContent()).toContain('Portaria SPA/MF 615/2024')
  await page.click('button:has-text("Planejar")')
  await page.selectOption('[role=dialog] select >> nth=0', 'prizePayableMin')
  await page.fill('[role=dialog] label:has-text("Novo valor") input', '90')
  await page.fill(
    '[role=dialog] label:has-text("Artigo") input',
    'Portaria SPA/MF 615/2024, art. 9',
  )
  await page.fill('[role=dialog] input[type=datetime-local]', '2031-05-04T06:00')
  await page.fill('[role=dialog] textarea', 'portaria nova')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('text=portaria nova')
  await approve()
  await page.reload()
  await page.waitForSelector('tr[data-changed]:has-text("90 min")')
  await page.click('button:has-text("Mudanças")')
  await page.waitForSelector('tr:has-text("art. 9"):has-text("120 min")')
  expect(new URL(page.url()).searchParams.get('tab')).toBe('changes')
})

test('the address keeps jurisdiction and confidence, and an unknown one is left out with a note', async () => {
  await page.goto(`${opsUrl}/rules?jurisdiction=open&sure=Q`)
  await page.waitForSelector('tr:has-text("Modo turbo"):has-text("Sim")')
  await page.goto(`${opsUrl}/rules?sure=L`)
  await page.waitForSelector('tr:has-text("Manual do SIGAP")')
  expect(await page.locator('tr:has-text("Prazo do prêmio")').count()).toBe(0)
  expect(wrong).toEqual([])
})

test('it is read at 390, 768 and 1440 px without a page that scrolls aside', async () => {
  await page.goto(`${opsUrl}/rules`)
  await page.waitForSelector('tr:has-text("Prazo do prêmio")')
  for (const width of [390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `/tmp/rules-shots/rules-${width}.png` })
    const aside = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect([width, aside]).toEqual([width, 0])
  }
})
