import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
const { promotions, staff } = office.server.server.modules
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  await promotions.refreshProfiles()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/promotions"]')
})
afterAll(() => office.close())

/** The second yes of another person to what waits. */
const approveAsOther = async (kind: string): Promise<void> => {
  const { rows } = await pool.query<{ id: bigint; request: string }>(
    `select o.id, r.id as request from identity.operator o, staff.change_request r
     where o.username = 'operadora.demo' and r.kind = $1 and r.state = 'waiting'`,
    [kind],
  )
  const by = { brandId: 1, operatorId: BigInt(rows[0]?.id ?? 0), username: 'operadora.demo' }
  await staff.approvals.approveChange({ requestId: rows[0]?.request ?? '', by })
}

const stateOf = async (anchor: string) => {
  const { rows } = await pool.query<{ version: number; state: string; cap: string }>(
    `select version, state, terms #>> '{reward,value,cap}' as cap from promotions.promotion
     where anchor = $1`,
    [anchor],
  )
  return rows[0]
}

test('a new version is written, simulated and published by two; the page beside it follows', async () => {
  await page.click('nav a[href="/promotions"]')
  await page.click('table button:has-text("Reforço de 20%")')
  await page.waitForSelector('aside h2')
  await page.click('aside button.o-go')
  await page.waitForSelector('[data-field=cap] input, label:has-text("Máximo, R$") input')
  await page.fill('label:has-text("Máximo, R$") input', '40')
  await page.waitForSelector('dd:has-text("R$ 40,00")')
  await page.click('button:has-text("Simular um mês")')
  await page.waitForSelector('text=1000 meses simulados')
  await page.click('header button.o-go')
  await page.fill('[role=dialog] textarea', 'Orçamento de dezembro')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForURL(/tab=drafts/)
  expect(await stateOf('reforco-de-20')).toMatchObject({ version: 1, cap: '50.00' })
  await approveAsOther('publishPromotion')
  expect(await stateOf('reforco-de-20')).toMatchObject({ version: 2, cap: '40.00' })
})

test('a promotion that overspends is stopped at once, with a reason', async () => {
  await page.click('nav a[href="/promotions"]')
  await page.click('table button:has-text("Reforço de 20%")')
  await page.click('aside button.o-no')
  await page.fill('[role=dialog] textarea', 'Gasta mais do que o previsto')
  await page.click('[role=dialog] button[type=submit]')
  await expect.poll(() => stateOf('reforco-de-20')).toMatchObject({ state: 'stopped' })
})

test('a segment is built from conditions, counted at once and saved', async () => {
  await page.click('a[href="/members/segments"]')
  await page.click('header button.o-go')
  await page.fill('aside label:has-text("Nome") input', 'Nível baixo')
  await page.fill('aside label:has-text("Até o nível") input', '2')
  await page.waitForSelector('aside strong')
  await page.click('aside button.o-go')
  await page.waitForSelector('table button:has-text("Nível baixo")')
  const { rows } = await pool.query('select name, conditions from promotions.segment')
  expect(rows).toEqual([{ name: 'Nível baixo', conditions: { levelMax: 2 } }])
})

test('the queues of loyalty open, and say that nothing waits', async () => {
  await page.click('nav a[href="/loyalty"]')
  await page.waitForSelector('text=Nenhuma troca pendente.')
})

test('nothing on the way was wrong', () => {
  expect(wrong).toEqual([])
})
