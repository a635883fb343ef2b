import { accountMenu, isHydrated, loginPopup, recordRequests, speak, storeToken } from '../steps.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

const header = (page: Page) => page.getByRole('banner')

test('HEADER-1, ROLE-8: a guest sees login and register in the header, no balance, and the popup instead of the member center', async ({
  page,
}) => {
  await page.goto('/')
  await expect(header(page).getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Criar conta' })).toBeVisible()
  await expect(header(page).getByRole('status')).toHaveCount(0)
  await expect(header(page).getByText('Saldo')).toHaveCount(0)
  await page.goto('/member?page=transactionHistory')
  await expect(loginPopup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/member\?page=transactionHistory$/)
})

longSiteTest(
  'HEADER-2: the balance can be hidden, stays so after a reload, and is asked for again',
  async ({ page, standIn }) => {
    await storeToken(page, standIn.world.enter('member'))
    await page.goto('/')
    const balance = header(page).getByRole('status')
    await expect(balance).toHaveText(/^R\$\s?[\d.]+,\d{2}$/)
    const shown = (await balance.textContent()) ?? ''
    await header(page).getByRole('button', { name: 'Ocultar saldo' }).click()
    await expect(balance).toHaveText('••••••')

    await test.step('on a phone the same is in the account menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.reload()
      await expect(balance).toHaveText('••••••')
      await accountMenu(page).click()
      const menu = page.locator('[popover]:popover-open')
      await menu.getByRole('button', { name: 'Mostrar saldo' }).click()
      await expect(balance).toHaveText(shown)
      const { calls } = recordRequests(page)
      await menu.getByRole('button', { name: 'Atualizar saldo' }).click()
      await expect.poll(() => calls).toContain('GET /wps/v2/wallets/balance')
      await expect(balance).toHaveText(shown)
    })

    await page.setViewportSize({ width: 1440, height: 900 })
    const { calls } = recordRequests(page)
    await header(page).getByRole('button', { name: 'Atualizar saldo' }).click()
    await expect.poll(() => calls).toContain('GET /wps/v2/wallets/balance')
    await expect(balance).toHaveText(shown)
  },
)

for (const language of visitsInTurn(0, ['PT', 'EN'] as const)) {
  test(`HEADER-3: on a tablet everything that a member has in the header fits in it (${language})`, async ({
    browser,
    baseURL,
    standIn,
  }) => {
    // The narrowest width with all of it in one row; fingers need larger buttons than a mouse.
    const viewport = { width: 761, height: 1024 }
    const context = await browser.newContext({ viewport, hasTouch: true })
    const page = await context.newPage()
    await speak(page, language, baseURL)
    await storeToken(page, standIn.world.enter('member'))
    // Without the side menu the logo is there as well.
    await page.goto('/lottery')
    await expect(header(page).getByRole('status')).toBeVisible()
    const beyond = () =>
      header(page)
        .locator('> div')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(beyond).toBe(0)
    await context.close()
  })
}

test('HEADER-3, HEADER-4, HEADER-5: a member sees the balance and the account menu, and no agent center', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/')
  for (const [name, path] of [
    ['Depositar', 'depositv2'],
    ['Sacar', 'withdraw'],
  ] as const) {
    await header(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/member\\?page=${path}$`))
  }
  for (const [name, path] of [
    ['Minhas apostas', 'personalHistoryCopy'],
    ['Extrato', 'transactionHistory'],
    ['Lucros e perdas', 'personalProfit'],
    ['Central de prêmios', 'rewardCenter'],
    ['Minha conta', 'securityCenter'],
  ] as const) {
    await accountMenu(page).click()
    await page.locator('[popover]:popover-open').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/member\\?page=${path}$`))
  }
  await accountMenu(page).click()
  const menu = page.locator('[popover]:popover-open')
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
  await expect(menu.getByText('Central do agente')).toHaveCount(0)
})

test('ROLE-6, ROLE-8, LAUNCH-2: a trial user can browse, but opens neither the member center nor a game', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('trial'))
  const { calls } = recordRequests(page)
  await page.goto('/rng')
  await expect(accountMenu(page)).toBeVisible()
  await header(page).getByRole('link', { name: 'Depositar' }).click()
  await expect(page.getByText('Crie uma conta primeiro')).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)

  await page
    .getByRole('main')
    .getByRole('link', { name: /Coroa Real/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(texts.PT.needTrueAccount)).toBeVisible()
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/rng$/)

  await page.goto('/seamless?nodeId=1005')
  await expect(page.getByRole('dialog').getByText(texts.PT.needTrueAccount)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(calls).not.toContain('GET /wps/game/launchGame')

  await page.goto('/member?page=depositv2')
  await expect(page.getByRole('heading', { name: 'Crie uma conta primeiro' })).toBeVisible()
})

test('SESSION-9: hot games are cached for the session and fetched again in another language', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  const asked = () => calls.filter((call) => call.endsWith('GCSGAME_hotGamesV2')).length
  const stored = (key: string) => page.evaluate((one) => sessionStorage.getItem(one), key)
  const home = async (name: string, hot: string) => {
    await page.goto('/help')
    // Before hydration a link reloads the page, and the answer comes with it.
    await isHydrated(page)
    await page.getByRole('complementary').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: hot })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Tigre|Tiger/ })
        .first(),
    ).toBeVisible()
  }
  await home('Início', 'Em alta')
  expect(asked()).toBe(1)
  await expect.poll(() => stored('hotGames:PT')).toContain('Tigre da Sorte')
  await expect.poll(() => stored('vendors:PT')).toContain('Trevo Studio')
  await home('Início', 'Em alta')
  expect(asked()).toBe(1)
  await page.getByRole('complementary').getByLabel('Idioma').selectOption('EN')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Hot now' })).toBeVisible()
  await expect.poll(asked).toBe(2)
  await expect.poll(() => stored('hotGames:EN')).toContain('Lucky Tiger')
})
