import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server } = office.server
const { members, privacy, tax } = server.modules
let page: Page
const wrong: string[] = []

/** The last year that is over. */
const year = new Date().getUTCFullYear() - 1

const idOf = async (username: string): Promise<bigint> => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member.memberId
}
const confirm = async (reason: string): Promise<void> => {
  await page.fill('[role=dialog] textarea', reason)
  await page.click('[role=dialog] button[type=submit]')
}

beforeAll(async () => {
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const ana = await idOf('ana.demo')
  const bento = await idOf('bento.demo')
  await pool.query(
    `insert into tax.result values ($1, $2, 'games', 100000000, 600000000), ($1, $2, 'sports', 50000000, 0),
       ($1, $3, 'lottery', 400000, 900000)`,
    [year, ana, bento],
  )
  await pool.query("update members.member set tax_id = '39053344705' where member_id = $1", [ana])
  await tax.makeStatements()
  await pool.query(
    `insert into funds.day values (current_date - 2, now(), 9000000000, 8000000000),
       (current_date - 1, now(), 7999990000, 8000000000)`,
  )
  await pool.query(
    `insert into funds.brand_day select day, 1, 6000000000, 1000000000, 700000000, 300000000 from funds.day`,
  )
  await privacy.correctMyData(
    { memberId: ana, brandId: 1 },
    { requestId: randomUUID(), field: 'name', text: 'Meu nome é Ana Souza' },
  )
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/tax"]')
})
afterAll(() => office.close())

test('L art. 31: a statement is found from home, the highest tax first, and the year is compared again', async () => {
  await page.click('nav a[href="/tax"]')
  await page.waitForSelector('tbody tr:has-text("***.533.447-**")')
  await page.click('tbody tr:has-text("***.533.447-**")')
  await page.waitForSelector('section h2:has-text("Por tipo de aposta")')
  await page.waitForSelector('a[href="/members/ana.demo"]')
  await page.click('button:has-text("Comparar de novo")')
  await confirm('o membro duvida do valor')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('text=Nova comparação por')
  await page.selectOption('select[name=view]', 'due')
  await page.waitForSelector('tbody tr:has-text("***.533.447-**")')
})

test('L art. 22: a day that is short is an alarm at home until somebody notes why', async () => {
  await page.click('nav a[href="/"]')
  await page.click('a[href="/funds"]:has-text("1 dia")')
  await page.click('tbody tr:has-text("Insuficiente")')
  await page.waitForSelector('text=Conta transacional, todas as marcas')
  await page.keyboard.press('n')
  await confirm('tarifa do banco, devolvida hoje')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('text=tarifa do banco, devolvida hoje')
})

test('LGPD art. 18: a correction is answered, and one person’s data is handed over', async () => {
  await page.click('nav a[href="/data-requests"]')
  await page.click('tbody tr:has-text("ana.demo")')
  await page.waitForSelector('text=Meu nome é Ana Souza')
  await page.keyboard.press('a')
  await confirm('nome corrigido')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('text=Nenhum pedido.')
  await page.click('button:has-text("Entregar os dados de uma pessoa")')
  await page.fill('[role=dialog] input[maxlength="64"]', 'ana.demo')
  const download = page.waitForEvent('download')
  await confirm('pedido da própria pessoa, na loja')
  const saved = await (await download).path()
  const file: unknown = JSON.parse(await readFile(saved, 'utf8'))
  expect(file).toMatchObject({
    profile: expect.arrayContaining([{ name: 'username', value: 'ana.demo' }]),
  })
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
})

test('recordYears: every table is listed with its reason', async () => {
  await page.click('nav a[href="/retention"]')
  await page.selectOption('select[name=because]', 'asked')
  await page.waitForSelector('tbody tr:has-text("lottery.saved_slip")')
  expect(wrong).toEqual([])
})
