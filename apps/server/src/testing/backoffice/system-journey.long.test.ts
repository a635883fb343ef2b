import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { system } = office.server.server.modules

/** What a member could type as a name, if the rules for names were broken. */
const script = '<img src=x onerror="document.title=\'owned\'">'

let page: Page
beforeAll(async () => {
  await office.server.pool.query(
    `update members.member set nickname = $1 where account = 'trevo@ana.demo'`,
    [script],
  )
  await system.copy.sign()
  await system.copy.files.checkIfDue()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('table')
}, 300_000)

const open = async (address: string): Promise<void> => {
  await page.goto(`${office.server.opsUrl}${address}`)
  await page.waitForSelector('tbody tr')
}

test('copies, queues, keys and files are found from home', async () => {
  await page.click('a[href="/system"]')
  await page.waitForSelector('text=requests')
  await open('/system?tab=queues')
  await open('/system?tab=files')
  expect(await page.textContent('tbody tr')).toContain('0')
})

test('a scheduled job is run now, with a reason', async () => {
  await open('/system?tab=jobs')
  await page.click('tbody tr button.o-btn')
  await page.waitForSelector('textarea')
  await page.type('textarea', 'the night was missed')
  await page.click('button[type=submit].o-go')
  await page.waitForSelector('textarea', { state: 'detached' })
})

test('the act is a significant event, which is found by its kind', async () => {
  await open('/reports?report=significant&kind=intervention')
  await page.click('tbody tr button')
  await page.waitForSelector('dl')
  expect(await page.textContent('dl')).toContain('the night was missed')
})

test('a script in a member’s name is text', async () => {
  await open('/members')
  await page.goto(`${office.server.opsUrl}/members/ana.demo`)
  await page.waitForSelector('dl')
  expect(await page.title()).not.toBe('owned')
  expect(await page.$('img[src="x"]')).toBeNull()
})
