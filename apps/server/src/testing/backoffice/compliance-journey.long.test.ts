import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server } = office.server
const { members, compliance } = server.modules
let page: Page
const wrong: string[] = []

const idOf = async (username: string) => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}
const exclude = async (
  username: string,
  kind: 'pause' | 'exclusion',
  term: 'week' | 'indefinite',
) => {
  const { memberId } = await idOf(username)
  await members.excludeSelf(
    {
      memberId,
      brandId: 1,
      sessionId: randomUUID(),
      device: { address: '127.0.0.1', userAgent: 'test', kind: 'web' },
    },
    { kind, term, password: demoPasswords.member },
  )
}
const confirm = async (reason: string): Promise<void> => {
  await page.fill('[role=dialog] textarea', reason)
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
}

beforeAll(async () => {
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const impeded = await idOf('ana.demo')
  await pool.query("update members.member set tax_id = '90422233323' where member_id = $1", [
    impeded.memberId,
  ])
  const { personId } = await idOf('ana.demo')
  expect(await compliance.checkPerson({ personId, cause: 'sweep' })).toBe('impeded')
  await compliance.runImpediments()
  await exclude('bento.demo', 'pause', 'week')
  await exclude('clara.demo', 'exclusion', 'indefinite')
  await pool.query(
    "update members.exclusion set began_at = now() - interval '181 days' where term = 'indefinite'",
  )
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/compliance"]')
})
afterAll(() => office.close())

test('IN 31/2025: an impediment is found with its deadlines, and the register is asked by keyboard', async () => {
  await page.click('nav a[href="/compliance"]')
  await page.waitForSelector('tbody tr:has-text("ana.demo")')
  await page.click('tbody tr:has-text("ana.demo")')
  await page.waitForSelector('text=Encerramento da conta')
  await page.waitForSelector('text=Consultas ao registro')
  await page.keyboard.press('r')
  await confirm('a pessoa disse que o registro mudou')
  await page.waitForSelector('dd:has-text("manual")')
  const { rows } = await pool.query("select from compliance.register_call where cause = 'recheck'")
  expect(rows).toHaveLength(1)
})

test('pauses and exclusions are found by kind, and an indefinite one waits for a second person', async () => {
  await page.click('button:has-text("Pausas e exclusões")')
  await page.waitForSelector('tbody tr:has-text("bento.demo")')
  await page.selectOption('select[name=kind]', 'exclusion')
  await page.waitForSelector('tbody tr:has-text("bento.demo")', { state: 'detached' })
  await page.click('tbody tr:has-text("clara.demo")')
  await page.waitForSelector('section h2:has-text("Autoexclusão")')
  await page.keyboard.press('l')
  await confirm('a pessoa pediu, depois de 180 dias')
  await page.waitForSelector('tbody tr:has-text("pedido de")')
  const { rows } = await pool.query(
    "select from staff.change_request where kind = 'liftMemberExclusion'",
  )
  expect(rows).toHaveLength(1)
  expect(wrong).toEqual([])
})
