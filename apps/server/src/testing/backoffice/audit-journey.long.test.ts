import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let page: Page
const wrong: string[] = []

/** A withdrawal that waits for a second person. */
beforeAll(async () => {
  const [withdrawalId = ''] = await office.askForWithdrawals(1, ['12000.00'], 400_000_000n)
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operadora.demo'`,
  )
  const by = { operator: 'operadora.demo', operatorId: BigInt(rows[0]?.id ?? 0) }
  const order = { withdrawalId, brandId: 1, ceilingMinor: null, note: 'Payee is the member' }
  await office.server.server.modules.cashier.withdrawals.approveWithdrawal({ ...order, ...by })
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
})
afterAll(() => office.close())

test('a request is taken, commented on, and both are acts of the audit', async () => {
  await page.click('nav a[href="/approvals"]')
  await page.getByLabel('Escrever um comentário').fill('Qual contrato é este?')
  await page.getByRole('button', { name: 'Enviar comentário' }).click()
  await page.locator('ol li', { hasText: 'Qual contrato é este?' }).waitFor()
  expect(await page.getByLabel('Escrever um comentário').inputValue()).toBe('')
  await page.locator('header select').selectOption('operador.demo')
  await page.locator('[data-request] [title*="operador.demo"]').first().waitFor()
  const { rows } = await pool.query<{ act: string; right_code: string }>(
    `select act, right_code from staff.audit where act in ('commentOnChange', 'assignQueueItems')
     order by position`,
  )
  expect(rows).toEqual([
    { act: 'commentOnChange', right_code: 'withdrawals.approve' },
    { act: 'assignQueueItems', right_code: 'withdrawals.approve' },
  ])
})

test('the chain is verified on its page, and a row that was changed is named', async () => {
  await office.server.server.modules.staff.audit.signHeads()
  await page.goto(`${opsUrl}/audit?tab=chain`)
  await page.getByText('Chave da assinatura').waitFor()
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await page.getByText('Íntegra').waitFor()
  await pool.query('alter table staff.audit disable trigger all')
  await pool.query(`update staff.audit set reason = 'other' where position = 1`)
  await page.getByRole('button', { name: 'Verificar do início' }).click()
  await page.getByText('A linha 1 foi alterada depois de escrita.').waitFor()
  await page.getByRole('button', { name: 'Mostrar a linha' }).click()
  await page.getByRole('heading', { name: 'Linha 1' }).waitFor()
})

test('the palette opens a page with the form of an act open', async () => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('exportar a lista de dep')
  await page.getByRole('menuitem', { name: 'Exportar a lista de depósitos' }).click()
  await page.waitForURL('**/deposits**')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('parar um jogo')
  await page.getByRole('menuitem', { name: 'Parar um jogo, um provedor ou tudo' }).click()
  await page.waitForURL('**/games/stops')
  await page.getByRole('dialog').waitFor()
  expect(wrong).toEqual([])
})
