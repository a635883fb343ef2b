import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { joinAs, pay, type Member } from './people.ts'
import { isHydrated } from './steps.ts'
import { longTest } from './whole-run.ts'

// One member's story, step by step.
test.describe.configure({ mode: 'serial' })

const visit = async (page: Page, name: string) => {
  await page.goto(`/member?page=${name}`)
  await isHydrated(page)
}
const headerBalance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/R\$\s?[\d.]+,\d\d/)
    .first()

test.describe('records of a member with money', () => {
  let page: Page
  let member: Member
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext({ acceptDownloads: true })).newPage()
    member = await joinAs(page, { reais: 50 })
  })
  test.afterAll(() => page.context().close())

  test('MEMBER-2, CALL-66: the statement is exported as CSV, and the deposit has a receipt', async () => {
    await visit(page, 'transactionHistory')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar o extrato em CSV' }).click()
    const csv = await file
    expect(csv.suggestedFilename()).toMatch(/^trevo-extrato-.*\.csv$/)
    const text = await readFile(await csv.path(), 'utf8')
    const lines = text.trim().split('\r\n')
    expect(lines[0]).toContain('"Data e hora";"Número";"Tipo"')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"Depósito"')

    await page
      .getByRole('main')
      .getByRole('link', { name: /Depósito/ })
      .first()
      .click()
    const receipt = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Comprovante (PDF)' }).click()
    const pdf = await readFile(await (await receipt).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('MEMBER-2: profit and loss shows its day, and the span is in the address', async () => {
    await visit(page, 'personalProfit')
    const row = page.getByRole('table', { name: 'Por dia' }).locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(/R\$\s?\d/)
    await page.getByRole('button', { name: '7 dias' }).click()
    await expect(page).toHaveURL(/period=days7/)
  })

  test('CALL-29: two tabs show one balance, and each change appears in both', async () => {
    const other = await page.context().newPage()
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    await other.addInitScript((kept) => sessionStorage.setItem('token', kept ?? ''), token)
    for (const tab of [page, other]) {
      await tab.goto('/rng')
      await isHydrated(tab)
    }
    const before = (await headerBalance(page).textContent()) ?? ''
    await expect(headerBalance(other)).toHaveText(before)
    await pay(member)
    await expect(headerBalance(other)).not.toHaveText(before)
    const after = (await headerBalance(other).textContent()) ?? ''
    await expect(headerBalance(page)).toHaveText(after)
    await other.close()
  })

  longTest('MEMBER-1: the wallet pages open, each with its own work', async () => {
    await visit(page, 'depositv2')
    await expect(page.getByRole('heading', { level: 1, name: 'Depositar' })).toBeVisible()
    await visit(page, 'withdraw')
    await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible()
    await visit(page, 'transferUpline')
    await expect(page.getByRole('heading', { name: 'Não há para quem enviar' })).toBeVisible()
    // With a single wallet there is nothing to transfer, and no entry that leads there.
    await visit(page, 'transferFund')
    await expect(page.getByRole('heading', { name: 'Uma carteira para tudo' })).toBeVisible()
    const entry = page.getByRole('link', { name: 'Transferir entre carteiras' })
    await expect(entry).toHaveCount(0)
  })
})

longTest('the proof of the books is public, in both languages', async ({ page, baseURL }) => {
  await page.goto('/proofs')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Verificação das contas' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O que é verificado' })).toBeVisible()
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger checks' })).toBeVisible()
})
