import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { afterAll, expect, test } from 'vitest'
import { insertPayments } from './insert-payments.ts'
import { openDesk, taskLanguages } from './open-desk.ts'
import { performTask } from './perform-task.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool } = office.server
const rows = insertPayments(pool)

const desk = await openDesk(office)
const { page, menuLink, dialog } = desk
const tab = (text: string) => page.getByRole('button', { name: text, exact: true })

test.each(taskLanguages)('task 9 in %s: a pasted id leads to its deposit', async (language) => {
  const { endToEndId } = await rows.deposit({ status: 'credited', amountMinor: 700_000n })
  await desk.begin(language)
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

test.each(taskLanguages)('task 10 in %s: a held Pix goes back with a reason', async (language) => {
  const { endToEndId } = await rows.deposit({ status: 'held', amountMinor: 300_000n })
  const t = await desk.begin(language)
  await performTask(page, 10, async (hands) => {
    const { click, press, think } = hands
    await click(menuLink('/deposits'))
    await click(tab(t('deposits.tab.held')))
    // The rows of the tab before stay until those of this one are read.
    await page.waitForURL((url) => url.searchParams.get('tab') === 'held')
    await expect.poll(() => page.locator('tr[data-opens]').count()).toBe(1)
    await press('j')
    await page.locator('aside code', { hasText: endToEndId }).first().waitFor()
    think()
    await press('r')
    await dialog().waitFor()
    await desk.confirm(hands)
  })
  const { rows: kept } = await pool.query<{ status: string; reason: string }>(
    `select p.status, d.reason from cashier.payment p join cashier.payment_decision d using (e2e_id)
     where p.e2e_id = $1`,
    [endToEndId],
  )
  expect(kept).toEqual([{ status: 'refund_due', reason: t('deposits.return.unknown') }])
})

test.each(taskLanguages)('task 14 in %s: what banks reversed this week', async (language) => {
  const pix = await rows.deposit({ status: 'credited', amountMinor: 500_000n })
  await rows.reversal(pix, 500_000n, 300_000n)
  const t = await desk.begin(language)
  await performTask(page, 14, async ({ click, read }) => {
    await click(menuLink('/deposits'))
    await click(tab(t('deposits.tab.returned')))
    const said = await read(page.locator('section', { hasText: t('deposits.week') }).first())
    expect(said).toMatch(/50[.,]00/)
    expect(said).toMatch(/30[.,]00/)
  })
})

test.each(taskLanguages)('tasks 11 and 12 in %s: the clock, and a question', async (language) => {
  const asking = await office.askForWithdrawals(2, ['2100.00'], 90_000_000n)
  const [first = ''] = asking
  await pool.query(
    `update cashier.withdrawal set payable_until = now() + $2::interval where id = any($1)`,
    [asking, language === 'PT' ? '12 minutes' : '9 minutes'],
  )
  const t = await desk.begin(language)
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
  await desk.begin(language)
  await performTask(page, 12, async (hands) => {
    const { press, think } = hands
    await desk.openPage(hands, t('office.payouts'))
    await page.waitForSelector('[data-withdrawal][aria-selected=true]')
    await page.waitForSelector('dl')
    think()
    await press('q')
    await dialog().locator('select:focus').waitFor()
    await press('ArrowDown')
    await desk.confirm(hands)
  })
  await page.getByText(t('payouts.talk.waits')).first().waitFor()
  const { rows: asked } = await pool.query<{ status: string; wants: string }>(
    `select w.status, q.wants from cashier.withdrawal_question q
     join cashier.withdrawal w on w.id = q.withdrawal_id order by q.asked_at desc limit 1`,
  )
  expect(asked).toEqual([{ status: 'review', wants: 'picture' }])
  // A note by key, and the case of a list of every state.
  await page.keyboard.press('n')
  await dialog().locator('textarea').fill('Ela mandou a foto por chat também.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Ela mandou a foto por chat também.').first().waitFor()
  await page.goto(`${office.server.opsUrl}/withdrawals/${first}?view=all`)
  await page.waitForSelector('[data-withdrawal][aria-selected=true]')
  const { username, operatorId } = await desk.colleague()
  for (const withdrawalId of asking) {
    const order = { withdrawalId, brandId: 1, ceilingMinor: null, note: 'Picture seen' }
    const { withdrawals } = office.server.server.modules.cashier
    await withdrawals.approveWithdrawal({ ...order, operator: username, operatorId })
  }
})

/** A day of the brand's own calendar, as the list of days writes it. */
const dayBefore = (language: LanguageCode, days: number): string =>
  new Intl.DateTimeFormat(languages[language].fileLocale, {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: language === 'PT' ? '2-digit' : 'short',
    year: 'numeric',
  }).format(Date.now() - days * 86_400_000)

test.each(taskLanguages)('task 13 in %s: a day of reconciliation is closed', async (language) => {
  const daysAgo = language === 'PT' ? 1 : 2
  const letters = language === 'PT' ? ['a', 'b', 'c'] : ['d', 'e', 'f']
  await rows.run(
    letters.map((letter) => `E${letter.repeat(31)}`),
    daysAgo,
  )
  await desk.begin(language)
  await performTask(page, 13, async (hands) => {
    const { click, press, type, think } = hands
    await click(menuLink('/reconciliation'))
    if (daysAgo > 1) await click(page.getByText(dayBefore(language, daysAgo)).first())
    await page.locator('main h2', { hasText: dayBefore(language, daysAgo) }).waitFor()
    await page.locator('main li code, section li code').first().waitFor()
    for (let noted = 0; noted < 3; noted += 1) {
      think()
      await press('n')
      await dialog().locator('textarea:focus').waitFor()
      await type('Banco confirma o valor dele')
      await desk.confirm(hands)
    }
    await press('c')
    await dialog().locator('textarea:focus').waitFor()
    await type('Três diferenças com o banco')
    await desk.confirm(hands)
  })
  const { rows: closed } = await pool.query<{ by: string; noted: number }>(
    'select closed_by as by, noted from cashier.closed_day order by closed_at desc limit 1',
  )
  expect(closed).toEqual([{ by: 'operador.demo', noted: 3 }])
})

test.each(taskLanguages)(
  'task 16 in %s: the sum paid without review is lowered',
  async (language) => {
    const t = await desk.begin(language)
    await performTask(page, 16, async (hands) => {
      const { click, press, type, read } = hands
      await click(menuLink('/brands/cashier'))
      const field = page.getByLabel(t('cashier.newValue', { name: t('fact.withoutReview') }))
      await click(field)
      await field.press('Control+a')
      await type('1000')
      expect(
        await read(page.locator('section', { hasText: t('cashier.preview.title') }).last()),
      ).toContain(t('cashier.way.paid_at_once'))
      await press('Tab')
      await click(page.getByRole('button', { name: t('cashier.compare') }))
      await dialog().locator('textarea:focus').waitFor()
      await type('Muitos golpes')
      await desk.confirm(hands)
    })
    expect(await desk.takeWaiting('changeWithdrawalSettings')).toEqual([
      { withoutReview: '1000.00' },
    ])
    expect(desk.wrong).toEqual([])
  },
)
