import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { joinAs } from './people.ts'
import { storeToken, openGame } from './steps.ts'
import { texts, type Words } from './texts.ts'

// One member, who has deposited and played, visits everything.
test.describe.configure({ mode: 'default' })
let token = ''
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const page = await context.newPage()
  ;({ token } = await joinAs(page, { reais: 50 }))
  const game = await openGame(page, texts.PT)
  await game.getByRole('button', { name: texts.PT.spin }).click()
  await expect(game.getByText(texts.PT.spinResult).first()).toBeAttached({ timeout: 20_000 })
  await context.close()
})

type Screen = readonly [
  name: string,
  path: string,
  /** Brings the page to the state that is checked. */
  ready: (page: Page, words: Words) => Promise<unknown>,
]

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => expect(main(page).getByRole('heading').first()).toBeVisible()
const content = (page: Page) => expect(main(page).getByRole('article').first()).toBeVisible()

const memberScreens: readonly Screen[] = [
  ['home of a member', '/', content],
  ['member center', '/member', heading],
  [
    'bet record',
    '/member?page=personalHistoryCopy',
    (page) =>
      expect(
        main(page)
          .getByText(/Tigre da Sorte|Lucky Tiger/)
          .first(),
      ).toBeVisible(),
  ],
  [
    'account record',
    '/member?page=transactionHistory',
    (page, words) =>
      expect(
        main(page).getByRole('listitem').getByRole('link', { name: words.depositRow }).first(),
      ).toBeVisible(),
  ],
  [
    'deposit',
    '/member?page=depositv2',
    (page, words) => expect(page.getByRole('button', { name: words.makeCode })).toBeVisible(),
  ],
  [
    'Pix code',
    '/member?page=depositv2',
    async (page, words) => {
      await main(page)
        .getByRole('button', { name: /R\$\s?50([,.]00)?$/ })
        .first()
        .click()
      await page.getByRole('button', { name: words.makeCode }).click()
      // A phone shows the code alone, without a picture to scan.
      await expect(page.getByRole('textbox', { name: words.pixCode })).toBeVisible()
    },
  ],
  [
    'game',
    '/seamless?nodeId=1001',
    (page, words) =>
      expect(page.frameLocator('iframe').getByRole('button', { name: words.spin })).toBeEnabled({
        timeout: 20_000,
      }),
  ],
]

testInViews(3, 'as a member with money and bets', async ({ page, words, look }) => {
  await storeToken(page, token)
  for (const [name, path, ready] of memberScreens) {
    await page.goto(path)
    await ready(page, words)
    await look(name)
  }
})
