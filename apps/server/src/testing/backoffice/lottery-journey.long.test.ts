import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
const { lottery } = office.server.server.modules
let page: Page
const wrong: string[] = []
let drawId: bigint

/** A draw of Six of Sixty whose time is over and whose numbers two persons type. */
beforeAll(async () => {
  await pool.query(`update lottery.game set result_source = 'operators' where code = 'BR660'`)
  lottery.forgetSetup()
  await lottery.scheduleDraws()
  const { rows } = await pool.query<{ id: bigint }>(
    `update lottery.draw set opens_at = now() - interval '2 hours', closes_at = now() - interval '10 minutes',
       draws_at = now() - interval '5 minutes', status = 'open'
     where id = (select d.id from lottery.draw d join lottery.game g on g.id = d.game_id
       where g.code = 'BR660' and d.status in ('open', 'scheduled') order by d.closes_at limit 1)
     returning id`,
  )
  drawId = rows[0]?.id ?? 0n
  await lottery.runDraws()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/lottery"]')
})
afterAll(() => office.close())

const go = async (path: string, selector: string): Promise<void> => {
  await page.goto(new URL(path, opsUrl).href)
  await page.waitForSelector(selector)
}

test('numbers are sealed without showing them, and a second person sees the agreement at once', async () => {
  await page.click('nav a[href="/lottery"]')
  await page.waitForSelector('table tbody tr')
  await go('/lottery?view=numbers', 'table tbody tr button')
  await page.click('table tbody tr button')
  await page.waitForSelector('form input')
  await page.fill('form input', '081317273442')
  await page.press('form input', 'Enter')
  await page.waitForFunction(() => !document.querySelector('main form input'))
  expect(await page.textContent('main')).not.toContain('08,13,17,27,34,42')
  const { rows } = await pool.query<{ state: string }>(
    `select state from staff.change_request where kind = 'enterDrawResult' and target = $1`,
    [String(drawId)],
  )
  expect(rows).toEqual([{ state: 'waiting' }])
  const { rows: others } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operadora.demo'`,
  )
  await lottery.enterDrawResult({
    brandId: 1,
    drawId,
    operator: 'operadora.demo',
    operatorId: BigInt(others[0]?.id ?? 0),
    result: '08,13,17,27,34,42',
  })
  await page.waitForSelector('main :text("08,13,17,27,34,42")')
})

test('a holiday shows which draws move before it is asked for', async () => {
  await go('/lottery/games', 'table tbody tr button')
  await go('/lottery/games/BR580', 'main h1')
  await page.waitForSelector('main dl')
  await page.keyboard.press('h')
  await page.waitForSelector('[role=dialog] table')
  // A Wednesday, on which the lottery is drawn.
  const ahead = Date.now() + 20 * 86_400_000
  const toWednesday = (10 - new Date(ahead).getUTCDay()) % 7
  const day = new Date(ahead + toWednesday * 86_400_000).toISOString().slice(0, 10)
  await page.fill('[role=dialog] input[type=date]', day)
  await page.waitForSelector('[role=dialog] tbody s')
  await page.fill('[role=dialog] textarea', 'feriado nacional')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  const { rows } = await pool.query<{ target: string }>(
    `select target from staff.change_request where kind = 'askGameChange'`,
  )
  expect(rows).toEqual([{ target: `BR580/${day}/holiday` }])
  await go('/lottery/prizes', 'main')
})

test('all play is stopped at once and waits for the second person', async () => {
  await go('/games', 'main h1')
  await go('/games/held', 'main h1')
  await go('/games/stops', 'main h1')
  await page.keyboard.press('s')
  await page.selectOption('[role=dialog] select', 'platform')
  await page.fill('[role=dialog] textarea', 'pagamentos estranhos')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('li[data-state=provisional]')
  expect(await office.server.server.modules.play.isPlayOff(1)).toBe(true)
  expect(wrong).toEqual([])
})
