import { expect, test, type Page } from '@playwright/test'
import { deposit, isHydrated, register } from './steps.ts'
import { texts, type Words } from './texts.ts'
import { visitsInTurn } from './whole-run.ts'

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

/** The receipt of the round opens a separate page in a new tab, which needs no session. */
const readRound = async (page: Page) => {
  await isHydrated(page)
  await page
    .getByRole('button', { name: /Rodada|Round/ })
    .first()
    .click()
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^(Ver a rodada e sua prova|See the round and its proof)$/ })
    .click()
  const round = await opened
  await expect(
    round.getByRole('heading', { name: /^(Verificar a rodada|Verify round)$/ }),
  ).toBeVisible()
  await round.close()
}

for (const language of visitsInTurn(0, ['PT', 'EN'] as const)) {
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

    test('CALL-66: a visitor registers, deposits by Pix, bets, and finds all of it in the records', async ({
      page,
    }) => {
      await register(page, words)
      await deposit(page, words, { isNew: true })
      await play(page, words)

      await page.goto('/member?page=personalHistoryCopy')
      await expect(page.getByText(/Tigre da Sorte|Lucky Tiger/).first()).toBeVisible()
      await readRound(page)
      await page.goto('/member?page=transactionHistory')
      const rows = page.getByRole('main')
      await expect(rows.getByRole('link', { name: words.depositRow }).first()).toBeVisible()
      await expect(rows.getByText(/Tigre da Sorte|Lucky Tiger/).first()).toBeVisible()
    })
  })
}
