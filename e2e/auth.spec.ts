import { expect, test, type Page } from '@playwright/test'
import {
  accountMenu,
  demo,
  logIn,
  loginPopup,
  recordRequests,
  registerPopup,
  sendLogin,
  tokenOf,
} from './steps.ts'
import { changeSettings, forgetFailedLogins, onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { longTest } from './whole-run.ts'

const words = texts.PT
test.beforeEach(async () => {
  await forgetFailedLogins()
})

longTest(
  'LOGIN-5, LOGIN-6: failures bring a captcha that must be filled in, changes on a click, and lets the right one in',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    const logins = () => calls.filter((call) => call === 'POST /wps/session/login').length
    await page.goto('/login')
    const popup = loginPopup(page)
    const picture = popup.getByRole('img', { name: 'Imagem com cinco caracteres' })
    const wrong = { ...demo.member, password: 'Folha4Sorte9Verda' }
    for (let tries = 1; tries <= 3 && !(await picture.isVisible()); tries += 1) {
      const answered = page.waitForResponse('**/wps/session/login')
      await sendLogin(page, wrong)
      expect((await answered).ok()).toBe(false)
      await expect(popup.getByText('Usuário ou senha incorretos')).toBeVisible()
      await page.waitForTimeout(1_100) // the picture takes a moment, and changes at most once a second
    }
    await expect(picture).toBeVisible()
    const before = logins()
    await sendLogin(page, demo.member)
    await expect(popup.getByText('Digite o código da imagem.')).toBeVisible()
    expect(logins()).toBe(before)

    const first = await picture.getAttribute('src')
    expect(first).toMatch(/^data:image\/png;base64,/)
    await page.waitForTimeout(1_100) // at most one new picture a second
    await popup.getByRole('button', { name: 'Mostrar outra imagem' }).click()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first)

    // The picture's text is not in any response of the server, so it is read from the database.
    const [shown] = await onDatabase(
      'select answer from identity.captcha order by until desc limit 1',
    )
    await popup.getByLabel('Código da imagem').fill(String(shown?.['answer']))
    await sendLogin(page, demo.member)
    await expect(accountMenu(page)).toBeVisible()
  },
)

longTest(
  'LOGIN-14: a remembered password is in two cookies for a day, unreadable; unchecking removes them',
  async ({ page }) => {
    await page.goto('/login')
    await loginPopup(page).getByLabel('Lembrar senha').check()
    await sendLogin(page, demo.member)
    await expect(accountMenu(page)).toBeVisible()
    const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'lang')
    const daySec = 86_400
    for (const name of ['trevo_user', 'trevo_pass']) {
      const cookie = cookies.find((one) => one.name === name)
      const leftSec = (cookie?.expires ?? 0) - Date.now() / 1_000
      expect(leftSec).toBeGreaterThan(daySec - 120)
      expect(leftSec).toBeLessThanOrEqual(daySec + 1)
    }
    const everything = decodeURIComponent(JSON.stringify(cookies))
    expect(everything).toContain(demo.member.username)
    expect(everything).not.toContain(demo.member.password)
    expect(everything).not.toContain(Buffer.from(demo.member.password).toString('base64'))

    const next = await page.context().newPage()
    await next.goto('/login')
    const popup = loginPopup(next)
    await expect(popup.getByRole('textbox', { name: words.username })).toHaveValue(
      demo.member.username,
    )
    await expect(popup.getByLabel(words.password, { exact: true })).toHaveValue(
      demo.member.password,
    )
    await popup.getByLabel('Lembrar senha').uncheck()
    await popup.getByRole('button', { name: words.logIn, exact: true }).click()
    await expect(accountMenu(next)).toBeVisible()
    const left = (await next.context().cookies()).map(({ name }) => name)
    expect(left).not.toContain('trevo_user')
    expect(left).not.toContain('trevo_pass')
  },
)

longTest(
  'LOGIN-15, SESSION-1: free play makes a trial session, where the brand offers it',
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Conhecer sem criar conta' }).click()
    await expect(accountMenu(page)).toBeVisible()
    await page.goto('/member')
    await expect(page.getByRole('heading', { name: 'Crie uma conta primeiro' })).toBeVisible()

    const askFree = (visitor: Page) =>
      visitor.request.post('/wps/session/login/freeplay', {
        headers: { Merchant: 'trevo', Language: 'PT', 'X-Gateway-Version': '3' },
        data: { os: 'e2e', platform: 'W' },
      })
    expect((await askFree(page)).ok()).toBe(true)
    const free = (enabled: boolean) =>
      changeSettings(
        `update settings.module_switch set enabled = ${enabled} where module_id = 'FREEPLAY3'`,
      )
    try {
      await free(false)
      const visitor = await page.context().newPage()
      const popup = loginPopup(visitor)
      await expect(async () => {
        await visitor.goto('/login')
        await expect(popup).toBeVisible()
        await expect(popup.getByText('Conhecer sem criar conta')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      expect((await askFree(visitor)).ok()).toBe(false)
    } finally {
      await free(true)
    }
  },
)

longTest(
  'START-8: a token in session storage logs the visit in, a dead one is dropped',
  async ({ page }) => {
    await logIn(page, demo.member)
    const token = (await tokenOf(page)) ?? ''
    const next = await page.context().newPage()
    await next.addInitScript((one) => sessionStorage.setItem('token', one), token)
    const asked = next.waitForRequest('**/wps/member/info')
    await next.goto('/hot')
    expect(await (await asked).headerValue('Authorization')).toBe(token)
    await expect(accountMenu(next)).toBeVisible()

    const stale = await page.context().newPage()
    await stale.goto('/help')
    await stale.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)))
    await stale.reload()
    await expect.poll(() => tokenOf(stale)).toBeNull()
    await expect(stale.getByRole('banner').getByRole('button', { name: words.logIn })).toBeVisible()
  },
)

longTest('a visitor changes between the two popups', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: 'Criar conta', exact: true }).click()
  await expect(registerPopup(page)).toBeVisible()
  await expect(loginPopup(page)).toHaveCount(0)
  await registerPopup(page).getByRole('button', { name: words.logIn }).click()
  await expect(loginPopup(page)).toBeVisible()
})
