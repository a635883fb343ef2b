import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let page: Page
const wrong: string[] = []

/** Where pictures of the screens go; none by default. */
const picturesFolder = process.env['PICTURES_DIR']
const shoot = async (name: string): Promise<void> => {
  if (picturesFolder !== undefined) await page.screenshot({ path: `${picturesFolder}/${name}.png` })
}

const writeAsMember = async (text: string): Promise<void> => {
  const { api } = await office.server.logIn('membro.demo')
  const { list } = valueOf(await api.call(endpoints.listChatModels, {}))
  const body = { modelId: list[0]?.modelId ?? 0 }
  const { chatUrl } = valueOf(await api.call(endpoints.launchChat, { body }))
  const chat = new URL(chatUrl).hash.slice(1)
  const message = { chat, clientId: randomUUID(), text }
  valueOf(await api.call(endpoints.sendChatMessage, { body: message }))
}

beforeAll(async () => {
  await writeAsMember('Meu Pix de R$ 200 não chegou')
  await pool.query(
    `insert into messaging.feedback (brand_id, reference_number, type, sender, member_id, content, language,
       address, sent_at, due_at)
     values (1, 'FJ0URNEY1', 1, 'membro.demo', (select member_id from members.member
       where account_key = 'trevo@membro.demo'), 'Onde está o meu depósito?', 'PT', '10.0.0.1', now(),
       now() + interval '1 day')`,
  )
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/desk"]')
})
afterAll(() => office.close())

test('a conversation is answered and handed to payments by keyboard', async () => {
  await page.click('nav a[href="/desk"]')
  await page.waitForSelector('tbody >> text=Meu Pix de R$ 200')
  await page.keyboard.press('j')
  await page.waitForSelector('form textarea')
  await page.keyboard.press('a')
  await page.keyboard.type('Já encontramos o Pix.')
  await page.keyboard.press('Control+Enter')
  await page.waitForSelector('li[data-side=operator]')
  await shoot('desk')
  await page.click('li[data-side=operator]')
  await page.keyboard.press('h')
  await page.waitForSelector('[role=dialog] textarea')
  await shoot('desk-hand-over')
  await page.fill('[role=dialog] textarea', 'Conferir no banco')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('li[data-side=inside]')
  expect(await page.textContent('li[data-side=inside]')).toContain('Conferir no banco')
  await shoot('desk-handed')
  const { rows } = await pool.query(`select from chat.conversation where queue = 'payments'`)
  expect(rows).toHaveLength(1)
})

test('feedback is answered by its reference number, and reaches the inbox', async () => {
  await page.goto(`${opsUrl}/desk?tab=tickets&ticket=FJ0URNEY1`)
  await page.waitForSelector('form textarea')
  await shoot('desk-ticket')
  await page.fill('form textarea', 'Foi creditado às 14:02.')
  await page.keyboard.press('Control+Enter')
  await page.waitForSelector('li[data-side=operator]')
  const { rows } = await pool.query(
    `select from inbox.message where source like 'feedback FJ0URNEY1%'`,
  )
  expect(rows).toHaveLength(1)
})

test('staff: a person with accounts and roles, and every role against every right', async () => {
  await page.goto(`${opsUrl}/staff`)
  await page.waitForSelector('table tbody button')
  await page.click('table tbody button')
  await page.waitForSelector('aside h2')
  await shoot('staff-person')
  await page.goto(`${opsUrl}/staff?tab=roles`)
  await page.waitForSelector('tbody th')
  await shoot('staff-roles')
  expect(wrong).toEqual([])
})
