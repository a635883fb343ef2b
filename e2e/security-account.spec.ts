import { expect, test } from '@playwright/test'
import { newMobile, readCode } from './outbox.ts'
import { button, center, dialog, fillOwnPassword, join, visits } from './security-steps.ts'
import { securityWords } from './security-words.ts'
import { accountMenu, recordRequests, loginPopup, sendLogin, speak, tokenOf } from './steps.ts'
import { changeSettings, forgetFailedLogins } from './system.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

test.beforeEach(async () => {
  await forgetFailedLogins()
})

for (const [language, viewport] of visitsInTurn(0, visits)) {
  const words = texts[language]
  const s = securityWords[language]

  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    longTest(
      'a member tells name and birth date; under 18 is refused, and told once it stays',
      async ({ page }) => {
        await join(page, words)
        await page.goto(center)
        await button(page, s.editProfile).click()
        const popup = page.getByRole('dialog')
        await popup.getByLabel(s.nick).fill('Aninha')
        const year = new Date().getFullYear()
        await popup.getByLabel(s.bornOn).fill(`${year - 10}-01-31`)
        await button(popup, s.saveProfile).click()
        await expect(popup.getByText(s.tooYoung)).toBeVisible()
        await popup.getByLabel(s.bornOn).fill('1990-01-31')
        await button(popup, s.saveProfile).click()
        await expect(page.getByText(s.profileSaved)).toBeVisible()
        await expect(page.getByRole('main').getByText(/1990/)).toBeVisible()
        expect(await page.evaluate(() => sessionStorage.getItem('nickname'))).toBe('Aninha')
        await button(page, s.editProfile).click()
        await expect(popup.getByLabel(s.nick)).toHaveValue('Aninha')
        await expect(popup.getByLabel(s.bornOn)).toHaveCount(0)
      },
    )

    test('e-mail and phone are confirmed by the codes that were sent to them', async ({ page }) => {
      const who = await join(page, words)
      await page.goto(center)
      const popup = page.getByRole('dialog')
      const since = Date.now()

      await button(page, s.addEmail).click()
      const email = `${who.username}@mail.example`
      await popup.getByLabel(s.email, { exact: true }).fill(email)
      await fillOwnPassword(page, s, who.password)
      await button(popup, s.sendCode).click()
      const right = await readCode(page, email, since)
      const wrong = right === '111111' ? '222222' : '111111'
      await popup.getByLabel(s.code).fill(wrong)
      await button(popup, s.confirm).click()
      await expect(popup.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await popup.getByLabel(s.code).fill(right)
      await button(popup, s.confirm).click()
      await expect(page.getByText(s.emailConfirmed)).toBeVisible()

      await button(page, s.addMobile).click()
      const mobile = newMobile()
      await popup.getByLabel(s.mobile).fill(mobile)
      await fillOwnPassword(page, s, who.password)
      await button(popup, s.sendCode).click()
      await popup.getByLabel(s.code).fill(await readCode(page, `+55${mobile}`, since))
      await button(popup, s.confirm).click()
      await expect(popup).toBeHidden()
      await expect(page.getByText(`· ${s.confirmed}`)).toHaveCount(2)
    })

    longTest(
      'a payment password is made with the login password and changed with itself',
      async ({ page }) => {
        const who = await join(page, words)
        await page.goto(center)
        const popup = page.getByRole('dialog')
        await button(page, s.createPayment).click()
        await fillOwnPassword(page, s, who.password)
        await popup.getByLabel(s.payment, { exact: true }).fill('482913')
        await popup.getByLabel(s.paymentAgain).fill('482913')
        await button(popup, s.saveProfile).click()
        await expect(page.getByText(s.paymentSaved)).toBeVisible()

        await button(page, s.changePayment).click()
        await popup.getByLabel(s.oldPayment).fill('000001')
        await popup.getByLabel(s.payment, { exact: true }).fill('739105')
        await popup.getByLabel(s.paymentAgain).fill('739105')
        await button(popup, s.saveProfile).click()
        await expect(popup.getByText(s.paymentWrong)).toBeVisible()
        await popup.getByLabel(s.oldPayment).fill('482913')
        await button(popup, s.saveProfile).click()
        await expect(popup).toBeHidden()
      },
    )

    longTest('a closed account has no way in any more', async ({ page }) => {
      const who = await join(page, words)
      await page.goto(center)
      await button(page, s.closeAccount).click()
      const popup = dialog(page, s.closeTitle)
      await fillOwnPassword(page, s, who.password)
      await button(popup, s.closeTitle).click()
      await expect(popup.getByText(s.acceptNeeded)).toBeVisible()
      await popup.getByRole('checkbox').check()
      await button(popup, s.closeTitle).click()
      await expect(page.getByText(s.closed)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      expect(await tokenOf(page)).toBeNull()

      await page.goto('/login')
      await sendLogin(page, who, words)
      await expect(loginPopup(page, words).getByText(s.closedLogin)).toBeVisible()
      expect(await tokenOf(page)).toBeNull()
    })

    longTest(
      'START-7, START-8, CALL-28: a ticket in the address logs in once and leaves no trace',
      async ({ page, browser, baseURL }) => {
        const who = await join(page, words)
        const token = (await tokenOf(page)) ?? ''
        const askTicket = async () => {
          const answer = await page.request.post('/wps/session/ticket', {
            headers: { Merchant: 'trevo', Language: language, Authorization: token },
            data: {},
          })
          return ((await answer.json()) as { value: { ticket: string } }).value.ticket
        }
        const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' })
        const visitor = await context.newPage()
        await speak(visitor, language, baseURL)
        const asked: string[] = []
        visitor.on('request', (request) =>
          asked.push(`${request.url()} ${request.headers()['referer']}`),
        )
        const { calls } = recordRequests(visitor)

        const ticket = await askTicket()
        await visitor.goto(`/help?token=${ticket}`)
        await expect(accountMenu(visitor, words)).toBeVisible()
        await expect(visitor).toHaveURL(/\/help$/)
        expect(calls).toContain('POST /wps/session/login/info')
        expect(calls).toContain('GET /wps/member/info')
        expect(await visitor.evaluate(() => sessionStorage.getItem('username'))).toBe(who.username)
        expect(await tokenOf(visitor)).not.toBe(token)
        const scripted = asked.filter((one) => one.includes('/wps/'))
        expect(scripted.filter((one) => one.includes(ticket))).toEqual([])

        // Neither reusing the ticket nor the token of a session opens anything.
        for (const stale of [ticket, token]) {
          const other = await browser.newContext({ viewport, baseURL: baseURL ?? '' })
          const next = await other.newPage()
          await speak(next, language, baseURL)
          const refused = next.waitForResponse('**/wps/session/login/info')
          await next.goto(`/help?token=${encodeURIComponent(stale)}`)
          expect((await refused).ok()).toBe(false)
          await expect(next).toHaveURL(/\/help$/)
          expect(await tokenOf(next)).toBeNull()
          await other.close()
        }
        await context.close()
      },
    )
  })
}

longTest('without the module PASS3 nobody is offered to change the password', async ({ page }) => {
  await join(page, texts.PT)
  const s = securityWords.PT
  const password = (enabled: boolean) =>
    changeSettings(
      `update settings.module_switch set enabled = ${enabled} where module_id = 'PASS3'`,
    )
  try {
    await password(false)
    await expect(async () => {
      await page.goto(center)
      await expect(button(page, s.editProfile)).toBeVisible()
      await expect(button(page, s.change)).toHaveCount(0, { timeout: 500 })
    }).toPass()
  } finally {
    await password(true)
  }
})
