import {
  accountMenu,
  demo,
  logIn,
  loginPopup,
  recordRequests,
  sendLogin,
  tokenOf,
} from '../steps.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

const words = texts.PT
const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

test('ROUTE-25, LOGIN-9, LOGIN-13, SESSION-2: after a login the token is stored, the popup closes, and home knows the member', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  await page.goto('/rng')
  await page.getByRole('banner').getByRole('button', { name: words.logIn }).click()
  await sendLogin(page, demo.member)
  await expect(accountMenu(page)).toBeVisible()
  await expect(loginPopup(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  const stored = await kept(page)
  expect(stored['token']).toMatch(/^.{30,}$/)
  expect(stored).toMatchObject({
    username: 'membro.demo',
    account: 'trevo@membro.demo',
    isAgent: 'false',
    merchant: 'trevo',
    merchantCode: 'trevo',
  })
  for (const key of ['nickname', 'customerId']) expect(stored[key]).toBeTruthy()
  expect(calls).toContain('GET /wps/member/info')
  expect(JSON.stringify(stored)).not.toContain(demo.member.password)
})

for (const [language, question, stay, leave] of visitsInTurn(0, [
  ['PT', 'Tem certeza de que quer sair?', 'Ficar', 'Sair'],
  ['EN', 'Are you sure you want to leave?', 'Stay', 'Sign out'],
] as const)) {
  test(`LOGOUT-1, LOGOUT-2, LOGOUT-3: signing out in ${language} asks first, ends the session and clears the storage`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    const { calls } = recordRequests(page)
    await logIn(page, demo.member, texts[language])
    const token = (await tokenOf(page)) ?? ''
    const ask = () =>
      page.request.get('/wps/member/info', {
        headers: { Merchant: 'trevo', Language: language, Authorization: token },
      })
    const signOut = async (answer: string) => {
      await accountMenu(page, texts[language]).click()
      await page.getByRole('button', { name: leave, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: question })
      await dialog.getByRole('button', { name: answer, exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await page.goto('/help')
    await expect(accountMenu(page, texts[language])).toBeVisible()
    await signOut(stay)
    expect((await ask()).status()).toBe(200)
    expect(calls).not.toContain('DELETE /wps/session/logout')

    await signOut(leave)
    await expect(page).toHaveURL(/\/$/)
    expect(calls).toContain('DELETE /wps/session/logout')
    expect((await ask()).status()).toBe(401)
    await expect(accountMenu(page, texts[language])).toHaveCount(0)
    const stored = await kept(page)
    expect(stored).toMatchObject({ merchant: 'trevo', merchantCode: 'trevo' })
    for (const key of ['token', 'nickname', 'account', 'username', 'customerId', 'isAgent']) {
      expect(stored[key]).toBeUndefined()
    }
  })
}

longSiteTest(
  'SESSION-3, HEADER-5, LOGOUT-4: an agent has the way to the agent center, and leaves to /agent',
  async ({ page }) => {
    await logIn(page, demo.agent)
    expect((await kept(page))['isAgent']).toBe('true')
    await accountMenu(page).click()
    const menu = page.locator('[popover]:popover-open')
    await expect(menu.getByRole('link', { name: 'Central do agente' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page).toHaveURL(/\/agent$/)
  },
)
