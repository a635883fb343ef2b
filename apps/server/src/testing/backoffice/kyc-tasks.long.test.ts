import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpfOf, drawPicture, formOf, kinds } from '../people/start-kyc-world.ts'
import { performTask } from './perform-task.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { kyc } = office.server.server.modules
const { pool } = office.server

let page: Page
const wrong: string[] = []

/** Cases that wait for a person: no party is asked here, so each one does after the last try. */
const fillQueue = async (): Promise<void> => {
  const { rows } = await pool.query<{ id: bigint; cpf: string | null; born: string | null }>(
    `select member_id as id, tax_id as cpf, born_on::text as born from members.member
     where type = 0 and brand_id = 1 order by 1 limit 4`,
  )
  for (const [index, { id, cpf, born }] of rows.entries()) {
    const bornOn = born ?? '1990-05-17'
    const form = formOf(cpf ?? cpfOf(900_000_000 + index), 'Marina Alves Souza', { bornOn })
    await kyc.saveKycForm(id, form)
    for (const kind of kinds) {
      await kyc.addKycImage(id, { imageId: randomUUID(), kind, picture: await drawPicture() })
    }
    await kyc.submitKyc(id)
  }
  for (let run = 0; run < 50; run += 1) {
    await kyc.runChecks()
    await pool.query(
      `update kyc.check set due_at = now() - interval '1 hour' where verdict is null`,
    )
  }
}

beforeAll(async () => {
  await fillQueue()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/kyc"]')
})

const menuLink = (to: string) => page.locator('nav').first().locator(`a[href="${to}"]`)
const goHome = () => menuLink('/').click()
const statesOf = async () =>
  (await pool.query<{ state: string }>('select state from kyc.case order by id')).rows.map(
    ({ state }) => state,
  )

/** Opens the queue, reads the evidence under a reason and verifies the case that opened by itself. */
const decideFirst = (reasons: { readonly reading: string; readonly decision: string }) =>
  performTask(page, 23, async ({ click, press, type, read, think }) => {
    await click(menuLink('/kyc'))
    await page.waitForSelector('aside h2')
    if ((await page.locator('input[name=reading]').count()) > 0) {
      await click(page.locator('input[name=reading]'))
      await type(reasons.reading)
      await press('Enter')
    }
    await page.waitForSelector('aside figure img')
    await read(page.locator('aside dl').first())
    const before = page.url()
    think()
    await press('a')
    await page.waitForSelector('[role=dialog] textarea')
    await click(page.locator('[role=dialog] textarea'))
    await type(reasons.decision)
    await click(page.locator('[role=dialog] button[type=submit]'))
    await page.waitForURL((url) => url.href !== before)
  })

test('task 23: a case is decided with document and face beside the form, and the next one opens', async () => {
  await goHome()
  await decideFirst({ reading: 'Fila de KYC', decision: 'Confere' })
  expect((await statesOf()).toSorted()).toEqual(['review', 'review', 'review', 'verified'])
  await page.waitForSelector('aside figure img')
})

test('task 24: a case is opened again when its document comes to its end', async () => {
  await pool.query(
    `update kyc.case set document_expires_on = current_date + 20 where state = 'verified'`,
  )
  await goHome()
  await performTask(page, 24, async ({ click, press, type }) => {
    await click(menuLink('/kyc'))
    await click(page.getByRole('button', { name: /A vencer/ }))
    await page.waitForURL(/view=expiring/)
    await page.waitForSelector('tr[data-opens]')
    await press('j')
    await page.getByRole('button', { name: /Reabrir/ }).waitFor({ timeout: 8_000 })
    await press('o')
    await page.waitForSelector('[role=dialog] textarea')
    await click(page.locator('[role=dialog] textarea'))
    await type('Vence')
    await click(page.locator('[role=dialog] button[type=submit]'))
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
  })
  expect((await statesOf()).filter((state) => state === 'started')).toEqual(['started'])
})

test('task 23 in English, and on a phone', async () => {
  await page.evaluate(() => localStorage.setItem('trevo-ops', '{"language":"EN"}'))
  await page.goto(office.server.opsUrl)
  await page.waitForSelector('nav a[href="/kyc"]')
  await decideFirst({ reading: 'KYC queue', decision: 'Same person' })
  expect((await statesOf()).filter((state) => state === 'verified')).toHaveLength(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForSelector('aside h2')
  expect(wrong).toEqual([])
})
