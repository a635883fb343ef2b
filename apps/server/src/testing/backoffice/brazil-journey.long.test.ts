import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, expect, test } from 'vitest'
import { roleOperator, startBackoffice } from './start-backoffice.ts'

const ownAddress = 'http://br.localhost'
const office = await startBackoffice({
  environment: { DEMO_BRAZIL: '1', OPS_BRAND_ORIGINS: `trevobr=${ownAddress}` },
})
afterAll(() => office.close())
const wrong: string[] = []

/** The work of one role of the brand, in a browser of its own. */
const workAs = async (username: string | undefined, act: (page: Page) => Promise<void>) => {
  const context = await office.browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(ownAddress)
  await office.signIn(page, username === undefined ? undefined : roleOperator(username))
  await page.waitForSelector('nav a[href="/"]')
  await act(page)
  await context.close()
}
const open = async (page: Page, path: string, shown: string): Promise<void> => {
  await page.click(`nav a[href="${path}"]`)
  await page.locator('main').getByText(shown).first().waitFor()
}

test('compliance works its people, its files of SIGAP and its rules', async () => {
  await workAs('conformidade.demo', async (page) => {
    await open(page, '/compliance', 'ivo.demo')
    await open(page, '/sigap', 'SIGAP')
    await open(page, '/rules', 'Lei 14.790/2023')
  })
})

test('the head of operations sees the members of the brand alone', async () => {
  await workAs(undefined, async (page) => {
    await open(page, '/members', 'rosa.demo')
    expect(await page.locator('main').innerText()).not.toContain('ana.demo')
  })
  expect(wrong).toEqual([])
})
