import { demo, isHydrated, loginPopup, recordRequests, sendLogin } from '../steps.ts'
import { texts } from '../texts.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

const words = texts.PT
const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Favoritar ${name}` })

test('FAV-1: a guest who presses a heart is asked to log in, and no favourite is sent', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  await page.goto('/rng')
  await heart(page, 'Coroa Real').click()
  await expect(loginPopup(page)).toBeVisible()
  expect(calls.filter((one) => /avorite/.test(one))).toEqual([])
})

test('ROUTE-20, ROUTE-25: a guest on the way to favourites gets the login, and arrives there after it', async ({
  page,
}) => {
  await page.goto('/favorite')
  await expect(loginPopup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Favoritos')
  await sendLogin(page, demo.member)
  await expect(loginPopup(page)).toBeHidden()
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(main(page).getByText('Nenhum favorito ainda')).toBeVisible()
})

longSiteTest(
  'LOGIN-4: an empty username or password is not sent, and an error is shown',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    await page.goto('/login')
    const popup = loginPopup(page)
    const send = popup.getByRole('button', { name: words.logIn, exact: true })
    await send.click()
    await expect(popup.getByText('Informe o usuário e a senha')).toBeVisible()
    await popup.getByRole('textbox', { name: words.username }).fill('membro.demo')
    await send.click()
    await expect(popup.getByText('Informe o usuário e a senha')).toBeVisible()
    expect(calls).not.toContain('POST /wps/session/login')
  },
)

test('ROLE-2: a visitor browses home, lists, help and promotions, and can log in, register, recover and write', async ({
  page,
}) => {
  for (const path of ['/', '/rng', '/helpmc', '/promotions']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  const header = page.getByRole('banner')
  await isHydrated(page)
  await header.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog', { name: texts.PT.createAccount })).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Entrar' }).click()
  const login = page.getByRole('dialog', { name: texts.PT.welcomeBack })
  await login.getByRole('button', { name: 'Esqueci a senha' }).click()
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
  await page.goto('/help')
  await page.getByRole('main').getByRole('button', { name: 'Enviar opinião' }).click()
  await expect(page.getByRole('dialog', { name: 'Enviar opinião' })).toBeVisible()
})

test('LAUNCH-1: a guest who presses a game gets the login popup, and nothing is launched', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  await page.goto('/bgs')
  // Before hydration, a link leads to the game's page, which requires the login there.
  await isHydrated(page)
  await main(page)
    .getByRole('link', { name: /Tigre da Sorte/ })
    .click()
  await expect(loginPopup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/bgs$/)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(calls).not.toContain('GET /wps/game/launchGame')
})
