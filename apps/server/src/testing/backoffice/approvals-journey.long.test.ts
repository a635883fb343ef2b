import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let page: Page
const wrong: string[] = []

/** Withdrawals from the threshold on, each with the first yes of another operator. */
beforeAll(async () => {
  const ids = await office.askForWithdrawals(3, ['12000.00'], 400_000_000n)
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operadora.demo'`,
  )
  const by = { operator: 'operadora.demo', operatorId: BigInt(rows[0]?.id ?? 0) }
  const { cashier } = office.server.server.modules
  for (const withdrawalId of ids) {
    const order = { withdrawalId, brandId: 1, ceilingMinor: null, note: 'Payee is the member' }
    await cashier.withdrawals.approveWithdrawal({ ...order, ...by })
  }
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
})
afterAll(() => office.close())

const requestOf = (target: string) =>
  pool.query<{ state: string; reason: string | null }>(
    'select state, decision_reason as reason from staff.change_request where target = $1',
    [target],
  )

/** The target of the open request. */
const openTarget = async (): Promise<string> => {
  const id = await page.getAttribute('[data-request][aria-selected=true]', 'data-request')
  const { rows } = await pool.query<{ target: string }>(
    'select target from staff.change_request where id = $1',
    [id],
  )
  return rows[0]?.target ?? ''
}

const decideBy = async (keys: () => Promise<void>): Promise<void> => {
  const before = page.url()
  await keys()
  await page.waitForURL((url) => url.href !== before)
}

test('the second person sees old beside new and decides by keyboard; the next one opens', async () => {
  await page.waitForSelector('nav a[href="/approvals"] [data-badge]')
  expect(await page.textContent('nav a[href="/approvals"] [data-badge]')).toBe('3')
  await page.click('nav a[href="/approvals"]')
  await page.waitForSelector('table s')
  expect(await page.textContent('table s')).toBe('em análise')
  expect(await page.textContent('table td b')).toBe('aprovado')
  const first = await openTarget()
  await decideBy(() => page.keyboard.press('a'))
  expect((await requestOf(first)).rows).toEqual([{ state: 'approved', reason: null }])

  // What changed since cannot be approved: the page shows the difference and keeps what was typed.
  await page.waitForSelector('table s')
  const second = await openTarget()
  await page.keyboard.press('r')
  await page.waitForSelector('footer textarea:focus')
  await page.keyboard.type('O titular mudou; peça de novo.')
  await page.keyboard.press('Escape')
  await pool.query(
    `update cashier.withdrawal set payee = jsonb_set(payee, '{name}', '"Outra Pessoa"') where id = $1`,
    [second],
  )
  await page.keyboard.press('a')
  await page.waitForSelector('[data-moved] s')
  expect(await page.textContent('[data-moved] td b')).toBe('Outra Pessoa')
  expect(await page.inputValue('footer textarea')).toBe('O titular mudou; peça de novo.')
  await page.keyboard.press('r')
  await page.waitForSelector('footer textarea:focus')
  await decideBy(() => page.keyboard.press('Enter'))
  expect((await requestOf(second)).rows).toEqual([
    { state: 'refused', reason: 'O titular mudou; peça de novo.' },
  ])
  expect(wrong).toEqual([])
})

test('the audit finds the act by its target, and a row opens its old and new values', async () => {
  const { rows } = await pool.query<{ target: string }>(
    `select target from staff.change_request where state = 'approved'`,
  )
  const target = rows[0]?.target ?? ''
  await page.goto(`${opsUrl}/audit?target=${target}&right=unknown`)
  await page.waitForSelector('tr[data-opens]')
  expect(await page.textContent('main')).toContain('deixado de fora')
  await page.keyboard.press('j')
  await page.waitForSelector('aside table s')
  const said = await page.textContent('aside')
  expect(said).toContain('Segunda aprovação')
  expect(said).toContain('Lugar na cadeia')
  // The right of the act, not that of the list which it was decided in.
  await page.goto(`${opsUrl}/audit?right=withdrawals.approve`)
  await page.waitForSelector('tr[data-opens]')
  expect(await page.locator('tr[data-opens]').count()).toBe(2)
  await page.click('button[aria-pressed=false]')
  await page.waitForURL((url) => url.searchParams.get('tab') === 'readings')
  expect(wrong).toEqual([])
})
