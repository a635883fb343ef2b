import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '@trevo/testkit/chromium.ts'
import { performTask } from './perform-task.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())

let page: Page
const wrong: string[] = []
beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/withdrawals"]')
})

/** The side menu; the tab bar of phones has some of its links. */
const menuLink = (to: string) => page.locator('nav').first().locator(`a[href="${to}"]`)
const goHome = () => menuLink('/').click()

test('task 8: ten withdrawals in review are cleared by keyboard', async () => {
  await office.askForWithdrawals(5, ['2100.00', '2200.00'], 90_000_000n)
  await goHome()
  await performTask(page, 8, async ({ click, press, think }) => {
    await click(menuLink('/withdrawals'))
    for (let decided = 0; decided < 10; decided += 1) {
      await page.waitForSelector('[data-withdrawal][aria-selected=true]')
      await page.waitForSelector('dl')
      const before = page.url()
      think()
      await press('a')
      await page.waitForURL((url) => url.href !== before)
    }
  })
  const { rows } = await office.server.pool.query<{ count: number }>(
    `select count(*)::int as count from cashier.withdrawal where status = 'approved'`,
  )
  expect(rows).toEqual([{ count: 10 }])
})

test('task 7: who set a field is found by the field', async () => {
  await goHome()
  await performTask(page, 7, async ({ click, type, press, read }) => {
    await click(menuLink('/audit'))
    await click(page.locator('[role=search] input[name=field]'))
    await type('status')
    await press('Enter')
    const rows = page.locator('tr[data-opens]')
    expect(await read(rows.first())).toContain('operador.demo')
    await press('j')
    expect(await read(page.locator('aside table s').first())).not.toBe('')
  })
  expect(wrong).toEqual([])
})
