import { afterAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())

test('an operator signs in, finds the queue and decides ten, by keyboard alone', async () => {
  await office.askForWithdrawals(5, ['2100.00', '2200.00'], 90_000_000n)
  const page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/withdrawals"]')
  await page.keyboard.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await page.keyboard.type('saques')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (let decided = 0; decided < 10; decided += 1) {
    await page.waitForSelector('[data-withdrawal][aria-selected=true]')
    await page.waitForSelector('dl')
    const before = page.url()
    if (decided === 3) {
      await page.keyboard.press('r')
      await page.waitForSelector('footer input:focus')
      await page.keyboard.type('Confirme sua identidade primeiro.')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
    await page.waitForURL((url) => url.href !== before)
  }
  expect(wrong).toEqual([])
  const { rows } = await office.server.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from cashier.withdrawal group by 1 order by 1',
  )
  expect(rows).toEqual([
    { status: 'approved', count: 9 },
    { status: 'rejected', count: 1 },
  ])
})
