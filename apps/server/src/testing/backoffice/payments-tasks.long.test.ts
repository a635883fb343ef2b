import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '@trevo/testkit/chromium.ts'
import { insertPayments } from './insert-payments.ts'
import { performTask } from './perform-task.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool } = office.server
const rows = insertPayments(pool)

let page: Page
const wrong: string[] = []
beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(6_000)
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/deposits"]')
})

/** The side menu; the tab bar of phones has some of its links. */
const menuLink = (to: string) => page.locator('nav').first().locator(`a[href="${to}"]`)
const goHome = async () => {
  await page.goto(office.server.opsUrl)
  await menuLink('/deposits').waitFor()
}
const tab = (text: string) => page.getByRole('button', { name: text, exact: true })
const dialog = () => page.locator('[role=dialog]')
const confirm = () => dialog().locator('button[type=submit]')

test('task 9: a pasted end-to-end id leads to its deposit', async () => {
  const { endToEndId } = await rows.deposit({ status: 'credited', amountMinor: 700_000n })
  await goHome()
  await performTask(page, 9, async ({ press, paste, read }) => {
    await press('Control+k')
    await page.waitForSelector('[role=dialog] input:focus')
    await paste(endToEndId)
    await page.locator('[role=menuitem]', { hasText: '70,00' }).first().waitFor()
    await press('ArrowDown')
    await press('Enter')
    expect(await read(page.locator('aside code', { hasText: endToEndId }).first())).toBe(endToEndId)
  })
})

test('task 10: a held Pix goes back with a reason that its payer reads', async () => {
  const { endToEndId } = await rows.deposit({ status: 'held', amountMinor: 300_000n })
  await goHome()
  await performTask(page, 10, async ({ click, press, think }) => {
    await click(menuLink('/deposits'))
    await click(tab('Retidos'))
    // The rows of the tab before stay until those of this one are read.
    await page.waitForURL((url) => url.searchParams.get('tab') === 'held')
    await page.locator('tr[data-opens]', { hasText: '30,00' }).first().waitFor()
    await press('j')
    await page.locator('aside code', { hasText: endToEndId }).first().waitFor()
    think()
    await press('r')
    await click(confirm())
    await dialog().waitFor({ state: 'detached' })
  })
  const { rows: kept } = await pool.query<{ status: string; reason: string }>(
    `select p.status, d.reason from cashier.payment p join cashier.payment_decision d using (e2e_id)
     where p.e2e_id = $1`,
    [endToEndId],
  )
  expect(kept).toEqual([{ status: 'refund_due', reason: 'Não foi possível confirmar quem pagou.' }])
})

test('task 14: what banks reversed this week, and what of it is owed', async () => {
  const pix = await rows.deposit({ status: 'credited', amountMinor: 500_000n })
  await rows.reversal(pix, 500_000n, 300_000n)
  await goHome()
  await performTask(page, 14, async ({ click, read }) => {
    await click(menuLink('/deposits'))
    await click(tab('Devolvidos por bancos (MED)'))
    const said = await read(page.locator('section', { hasText: 'Devolvido em 7 dias' }).first())
    expect(said).toContain('50,00')
    expect(said).toContain('30,00')
  })
})

test('tasks 11 and 12: due withdrawals are taken, and a member is asked for a document', async () => {
  const [first = ''] = await office.askForWithdrawals(2, ['2100.00'], 90_000_000n)
  await pool.query(
    `update cashier.withdrawal set payable_until = now() + interval '12 minutes'
     where status = 'review'`,
  )
  await goHome()
  await performTask(page, 11, async ({ click, choose, press }) => {
    await click(menuLink('/withdrawals'))
    await choose(page.locator('select').first(), 'clock')
    await page.waitForSelector('[data-withdrawal][aria-selected=true]')
    for (let marked = 0; marked < 2; marked += 1) {
      await press('x')
      await press('j')
    }
    await press('t')
    await page.waitForSelector('[data-withdrawal] [title*="operador.demo"]')
  })
  await goHome()
  await performTask(page, 12, async ({ click, press, choose, think }) => {
    await click(menuLink('/withdrawals'))
    await page.waitForSelector('[data-withdrawal][aria-selected=true]')
    await page.waitForSelector('dl')
    think()
    await press('q')
    await choose(dialog().locator('select').first(), 'payouts.ask.document')
    await click(confirm())
    await dialog().waitFor({ state: 'detached' })
  })
  await page.getByText('Aguarda a resposta').first().waitFor()
  const { rows: asked } = await pool.query<{ status: string; wants: string }>(
    `select w.status, q.wants from cashier.withdrawal_question q
     join cashier.withdrawal w on w.id = q.withdrawal_id`,
  )
  expect(asked).toEqual([{ status: 'review', wants: 'picture' }])
  // A note by key, and the case of a list of every state.
  await page.keyboard.press('n')
  await dialog().locator('textarea').fill('Ela mandou a foto por chat também.')
  await confirm().click()
  await page.getByText('Ela mandou a foto por chat também.').waitFor()
  await page.goto(`${office.server.opsUrl}/withdrawals/${first}?view=all`)
  await page.waitForSelector('[data-withdrawal][aria-selected=true]')
})

test('task 13: three differences of yesterday are noted and the day is closed', async () => {
  await rows.run(['a', 'b', 'c'].map((letter) => `E${letter.repeat(31)}`))
  await goHome()
  await performTask(page, 13, async ({ click, press, type, think }) => {
    await click(menuLink('/reconciliation'))
    await page.locator('main li code, section li code').first().waitFor()
    for (let noted = 0; noted < 3; noted += 1) {
      think()
      await press('n')
      await click(dialog().locator('textarea'))
      await type('Banco confirma o valor dele')
      await click(confirm())
      await dialog().waitFor({ state: 'detached' })
    }
    await press('c')
    await click(dialog().locator('textarea'))
    await type('Três diferenças com o banco')
    await click(confirm())
    await dialog().waitFor({ state: 'detached' })
  })
  const { rows: closed } = await pool.query<{ by: string; noted: number }>(
    'select closed_by as by, noted from cashier.closed_day',
  )
  expect(closed).toEqual([{ by: 'operador.demo', noted: 3 }])
})

test('task 16: the sum that is paid without review is lowered, with its effect beside it', async () => {
  await goHome()
  await performTask(page, 16, async ({ click, press, type, read }) => {
    await click(menuLink('/brands/cashier'))
    const field = page.getByLabel('Novo valor: Pago sem análise, até')
    await click(field)
    await field.press('Control+a')
    await type('1000')
    expect(await read(page.locator('section', { hasText: 'Os últimos 7 dias' }).last())).toContain(
      'Pagos na hora',
    )
    await press('Tab')
    await click(page.getByRole('button', { name: /Comparar e pedir/ }))
    await click(dialog().locator('textarea'))
    await type('Muitos golpes')
    await click(confirm())
    await dialog().waitFor({ state: 'detached' })
  })
  await page.getByText('espera uma segunda pessoa').waitFor()
  const { rows: asked } = await pool.query<{ input: unknown; state: string }>(
    `select input, state from staff.change_request where kind = 'changeWithdrawalSettings'`,
  )
  expect(asked).toEqual([{ input: { withoutReview: '1000.00' }, state: 'waiting' }])
  expect(wrong).toEqual([])
})
