import { readFile } from 'node:fs/promises'
import { expect, test, type Download, type Page } from '@playwright/test'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { readTicketFile, type TicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import { verifyReceipt } from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { desktop, phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, storeToken } from './steps.ts'
import { onDatabase } from './system.ts'
import { longTest } from './whole-run.ts'

// One visitor and one member go through the whole file.
test.describe.configure({ mode: 'serial' })
const gameId = 7001
let token = ''

/** Yesterday's draws with their numbers, so that there are results to show. */
const addResults = (count: number) =>
  onDatabase(
    `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, status,
       commitment, root, ticket_count, stake_minor, result, drawn_at, settled_at)
     select ${gameId}, '20260101' || lpad(n::text, 4, '0'), '2026-01-01', at - interval '1 minute', at,
       at + interval '5 seconds', 'settled',
       repeat('0', 64), repeat('0', 64), 0, 0,
       concat_ws(',', n % 10, n / 3 % 10, n / 7 % 10, n * 3 % 10, n * 7 % 10), at, at
     from generate_series(1, ${count}) n,
       lateral (select now() - interval '1 day' - (${count} - n) * interval '1 minute' as at) t
     on conflict do nothing`,
  )

test.beforeAll(async () => {
  await addResults(120)
  ;({ token } = await newMember({ reais: 50 }))
})

const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path())
const press = async (page: Page, name: string): Promise<Download> => {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return file
}

const oneBet = { slip: '1_2_3~1~21~1~1956~1', amount: '2.0000' }
/** Every number that the last three places can show, for two centavos each: one of them wins. */
const everyNumber = {
  slip: '0123456789_0123456789_0123456789~1~21~3~1700~1',
  amount: '20.0000',
}

/** Places one slip on the draw on sale, as the desk does. */
const placeOrder = async (page: Page, { slip, amount } = oneBet) =>
  page.evaluate(
    async ([game, session, bettingSlipString, betCartAmountSum]) => {
      const headers = { merchant: 'trevo', language: 'PT', authorization: session }
      const near = (await (
        await fetch(`/lgw/numeros/near?gameId=${game}`, { headers })
      ).json()) as {
        currentNumero: { numero: string }
      }
      const answer = await fetch('/lgw/orders/betting', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          clientId: crypto.randomUUID(),
          gameId: game,
          currentNumero: near.currentNumero.numero,
          betCartAmountSum,
          bettingSlipString,
        }),
      })
      return answer.status
    },
    [gameId, token, slip, amount] as const,
  )

test('a visitor sees results and trends, and exports them', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/lotteryResults?gameCode=TCFFC&draws=100')
  await isHydrated(page)
  await expect(page.getByRole('heading', { name: 'Resultados das loterias' })).toBeVisible()
  const figures = page.getByRole('table', { name: 'Valores por número' })
  await expect(figures.locator('tbody tr')).toHaveCount(10)
  await page.getByRole('button', { name: 'Milhar' }).click()
  await expect(page).toHaveURL(/place=2/)
  expect(
    (await bytesOf(await press(page, 'Baixar a tendência como imagem'))).subarray(1, 4),
  ).toEqual(Buffer.from('PNG'))
  await page.getByRole('button', { name: 'Resultados', exact: true }).click()
  const results = page.getByRole('table', { name: /Últimos \d+ resultados/ })
  await expect(results.locator('tbody tr')).toHaveCount(50)
  const csv = String(await bytesOf(await press(page, 'Baixar os resultados em CSV')))
  expect(csv.trim().split('\r\n')).toHaveLength(101)
  await page.setViewportSize(phone)
  await expect(results).toBeVisible()
  await expect(page.getByText('Suas apostas no concurso')).toHaveCount(0)
})

test('a visitor reads how a play is chosen, won and paid', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/lotteryManual?gameCode=TCFFC')
  await isHydrated(page)
  await page.getByRole('searchbox', { name: 'Buscar modalidade' }).fill('Últimos 3 · Na ordem')
  await page.getByText('Últimos 3 · Na ordem').first().click()
  await expect(page.getByRole('heading', { name: 'Ganha', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Não ganha' })).toBeVisible()
})

test('CALL-66: a member opens an order from the account record, downloads its receipt and verifies it', async ({
  page,
}) => {
  await storeToken(page, token)
  await page.goto('/')
  expect(await placeOrder(page)).toBe(200)
  await page.goto('/member?page=transactionHistory')
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cinco do Minuto/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Ver a aposta e sua prova' }).click()
  await expect(page).toHaveURL(/page=personalHistoryCopy&product=LOTT&order=\d+$/)
  const sheet = page.getByRole('dialog', { name: /^Cinco do Minuto · / })
  await expect(sheet.getByText('Últimos 3 · Na ordem')).toBeVisible()
  await sheet.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Assinatura da casa' })).toContainText(
    'confere',
  )
  const pdf = await bytesOf(await press(page, 'Baixar o bilhete em PDF'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  const text = String(
    await bytesOf(
      await press(page, 'Baixar o arquivo do bilhete, que pode ser verificado sem depender de nós'),
    ),
  )
  const file = readTicketFile(text)
  if (!file) throw new Error('no ticket file')
  const check = await verifyReceipt(file.signed, {
    ...file.evidence,
    group: findGroup(file.rulesGroup ?? ''),
  })
  expect(check).toMatchObject({ signature: 'right', slip: 'right', draw: 'right' })

  // Open to anybody, on its own page: unchanged, and with another multiple.
  await page.goto('/ticket')
  await isHydrated(page)
  const open = (ticket: TicketFile) =>
    page.getByLabel('Abrir um arquivo de bilhete').setInputFiles({
      name: 'ticket.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(ticket)),
    })
  await open(file)
  const signature = page.getByRole('listitem').filter({ hasText: 'Assinatura da casa' })
  await expect(signature).toHaveAttribute('data-state', 'right')
  const { signed } = file
  const record = { ...signed.receipt.record, multiple: 9 }
  await open({ ...file, signed: { ...signed, receipt: { ...signed.receipt, record } } })
  await expect(signature).toHaveAttribute('data-state', 'wrong')
})

longTest(
  'a member watches their own lines come out and win: the prize is shown, in the order and among the messages',
  async ({ page }) => {
    test.setTimeout(180_000)
    await storeToken(page, token)
    await page.goto('/')
    expect(await placeOrder(page, everyNumber)).toBe(200)
    const prize = /R\$\s17,00/
    await page.setViewportSize(phone)
    await page.goto('/lotteryResults?gameCode=TCFFC')
    await isHydrated(page)
    // It is drawn once a minute.
    const said = page.getByRole('main').getByRole('status')
    await expect(said.filter({ hasText: prize })).toBeVisible({ timeout: 120_000 })
    const won = page.getByRole('listitem').filter({ hasText: /Ganhou R\$\s17,00/ })
    await expect(won.getByText('saiu')).toHaveCount(3)
    await page.goto('/member?page=personalHistoryCopy&product=LOTT')
    await isHydrated(page)
    const row = page.getByRole('button', { name: /Cinco do Minuto/ }).first()
    await expect(row).toContainText(prize)
    await row.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Você ganhou')).toBeVisible()
    await expect(sheet.getByText(prize).first()).toBeVisible()
    await page.goto('/member?page=messageV2')
    await expect(page.getByText(/Você ganhou R\$\s17,00 em Cinco do Minuto/).first()).toBeVisible()
  },
)

testInViews(7, 'on results, manual and the check of a ticket', async ({ page, look }) => {
  for (const [address, heading] of [
    ['/lotteryResults?gameCode=TCFFC', /^(Resultados das loterias|Lottery results)$/],
    ['/lotteryResults?gameCode=TCFFC&view=results', /^(Resultados das loterias|Lottery results)$/],
    ['/lotteryManual?gameCode=TCFFC', /^(Como jogar nas loterias|How to play the lotteries)$/],
    ['/ticket', /^(Verificar um bilhete de loteria|Verify a lottery ticket)$/],
  ] as const) {
    await page.goto(address)
    await isHydrated(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('[class*=skeleton]')).toHaveCount(0)
    await look(address)
  }
})

testInViews(0, 'on the tickets of a member and the prizes', async ({ page, look }) => {
  await storeToken(page, token)
  await page.goto('/member?page=personalHistoryCopy&product=LOTT')
  await isHydrated(page)
  await page
    .getByRole('button', { name: /Cinco do Minuto|Minute Five/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^(Verificar|Verify)$/ }).click()
  await expect(page.getByText(/Assinatura da casa|Our signature/)).toBeVisible()
  await look('order', 'dialog[open]')
  await page.goto('/member?page=bonusDetails')
  await expect(page.getByRole('slider')).toBeVisible()
  await look('prizes')
})
