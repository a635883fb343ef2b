import { expect, test, type Page } from '@playwright/test'
import { texts, type Words } from './texts.ts'

const newName = () => `ana${Math.random().toString(36).slice(2, 10)}`

const register = async (page: Page, words: Words) => {
  await page.goto('/register')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.username).fill(newName())
  await dialog.getByLabel(words.password, { exact: true }).fill('Vale7Longo9Claro')
  await dialog.getByLabel(words.repeatPassword).fill('Vale7Longo9Claro')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.signUp }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })
}

const deposit = async (page: Page, words: Words) => {
  await page.goto('/member?page=depositv2')
  await page
    .getByRole('button', { name: /R\$\s?50,00|R\$\s?50$|R\$\s?50\.00/ })
    .first()
    .click()
  await page.getByRole('button', { name: words.makeCode }).click()
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible()
  const payLink = page.getByRole('link', { name: words.payHere })
  const address = await payLink.getAttribute('href')
  const bank = await page.context().newPage()
  await bank.goto(address ?? '')
  await bank
    .getByRole('button', { name: /^(Pagar|Pay)/ })
    .first()
    .click()
  await bank.close()
  await expect(page.getByRole('heading', { name: words.credited })).toBeVisible({ timeout: 15_000 })
}

const play = async (page: Page, words: Words) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /Tigre da Sorte|Lucky Tiger/ })
    .or(page.getByRole('button', { name: /Tigre da Sorte|Lucky Tiger/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/seamless/)
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: words.spin })
  await expect(spin).toBeEnabled({ timeout: 20_000 })
  await spin.click()
  await expect(game.getByText(words.spinResult).first()).toBeAttached({ timeout: 20_000 })
}

for (const language of ['PT', 'EN'] as const) {
  const words = texts[language]

  test.describe(`from visitor to first bet, ${language}`, () => {
    test.use({ locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
      await context.addInitScript((chosen) => {
        localStorage.setItem('hisLang', chosen)
        localStorage.setItem('lang', chosen)
      }, language)
    })

    test('a visitor registers, deposits by Pix, bets, and finds it all in the records', async ({
      page,
    }) => {
      await register(page, words)
      await deposit(page, words)
      await play(page, words)

      await page.goto('/member?page=personalHistoryCopy')
      await expect(page.getByText(/Tigre da Sorte|Lucky Tiger/).first()).toBeVisible()
      await page.goto('/member?page=transactionHistory')
      await expect(page.getByText(words.depositRow).first()).toBeVisible()
      await expect(page.getByText(/Tigre da Sorte|Lucky Tiger/).first()).toBeVisible()
    })
  })
}
