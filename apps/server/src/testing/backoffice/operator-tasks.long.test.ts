import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '@trevo/testkit/chromium.ts'
import { performTask, type Hands } from './perform-task.ts'
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

test('task 1: how the night was is read on the start page', async () => {
  await goHome()
  await performTask(page, 1, async ({ read }) => {
    expect(await read(page.locator('main h1', { hasText: 'até agora' }))).not.toBe('')
    expect(await read(page.locator('main').getByText('Receita bruta').first())).not.toBe('')
    await read(page.locator('main').getByText('Alarmes').first())
  })
})

/** From the typed phone number to the member's page, by keyboard. */
const openByPhone = async ({ press, typeCode }: Hands, phone: string): Promise<void> => {
  await press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await typeCode(phone)
  await page.locator('[role=menuitem]', { hasText: 'ana.demo' }).first().waitFor()
  await press('ArrowDown')
  await press('Enter')
}

test('tasks 17 and 21: a member is opened from a phone number, and all sessions end', async () => {
  const { pool } = office.server
  await pool.query(
    `update members.member set mobile_e164 = '+5531987654321', mobile_number = '31987654321',
       mobile_dialing_code = '+55', mobile_confirmed_at = now()
     where account_key = 'trevo@ana.demo'`,
  )
  await office.server.logIn('ana.demo')
  await goHome()
  await performTask(page, 17, async (hands) => {
    await openByPhone(hands, '31987654321')
    await hands.read(page.locator('main h1', { hasText: 'ana.demo' }))
    await hands.read(page.getByText('Linha do tempo'))
  })
  await goHome()
  await performTask(page, 21, async (hands) => {
    await openByPhone(hands, '31987654321')
    await page.locator('main h1', { hasText: 'ana.demo' }).waitFor()
    await hands.press('.')
    await hands.click(page.locator('[role=menuitem]', { hasText: 'Encerrar todas as sessões' }))
    await page.waitForSelector('[role=dialog] textarea')
    await hands.click(page.locator('[role=dialog] textarea'))
    await hands.type('Roubo')
    await hands.click(page.locator('[role=dialog] button[type=submit]'))
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
  })
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from identity.session s
     join members.member m using (member_id) where m.account_key = 'trevo@ana.demo'`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('task 32: a promotion that overspends is stopped', async () => {
  await goHome()
  await performTask(page, 32, async ({ click, type }) => {
    await click(menuLink('/promotions'))
    await click(page.locator('table button', { hasText: 'Reforço de 20%' }))
    await click(page.locator('aside button.o-no'))
    await click(page.locator('[role=dialog] textarea'))
    await type('Gasta demais')
    await click(page.locator('[role=dialog] button[type=submit]'))
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
  })
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
