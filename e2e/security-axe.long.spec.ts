import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { totpCode } from './second-factor.ts'
import {
  button,
  center,
  dialog,
  fillOwnPassword,
  forgetTab,
  join,
  setCredential,
} from './security-steps.ts'
import { securityWords } from './security-words.ts'
import { sendLogin } from './steps.ts'
import { forgetFailedLogins } from './system.ts'

test.beforeEach(async () => {
  await forgetFailedLogins()
})

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

testInViews(
  6,
  'in the security center and on its popups',
  async ({ page, words, language, look }) => {
    test.slow()
    const s = securityWords[language]
    const who = await join(page, words)

    for (const [part, content] of [
      ['sessions', s.thisDevice],
      ['history', s.historyFilter],
      ['passkeys', s.noPasskey],
    ] as const) {
      await page.goto(`${center}&part=${part}`)
      await expect(page.getByRole('main').getByText(content, { exact: true })).toBeVisible()
      await expect(
        page.getByText('127.0.0.1').or(page.getByText(s.noPasskey)).first(),
      ).toBeVisible()
      await look(part)
    }
    await page.goto('/member?page=pause')
    await page.getByRole('radio').first().check()
    await look('exclusion')
    await button(page, s.go).click()
    await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
    await look('exclusion form')
    await close(page)
    await page.goto(center)
    await expect(button(page, s.editProfile)).toBeVisible()
    await look('center')
    for (const opener of [s.editProfile, s.addEmail, s.addMobile, s.createPayment, s.change]) {
      await button(page, opener).click()
      await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
      // With its errors about empty fields.
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await look(opener)
      await close(page)
    }
    await button(page, s.closeAccount).click()
    await expect(dialog(page, s.closeTitle)).toBeVisible()
    await look('close')
    await close(page)

    await button(page, s.turnOnTotp).click()
    const popup = page.getByRole('dialog')
    await fillOwnPassword(page, s, who.password)
    await button(popup, s.go).click()
    const secret = (await popup.locator('code').textContent()) ?? ''
    await look('authenticator')
    await popup.getByLabel(s.appCode).fill(totpCode(secret))
    await button(popup, s.turnOn).click()
    await expect(button(popup, s.codesKept)).toBeVisible()
    await look('recovery codes')
    await button(popup, s.codesKept).click()

    await page.goto(`${center}&part=passkeys`)
    await button(page, s.addPasskey).click()
    await expect(page.getByRole('dialog').getByLabel(s.passkeyName)).toBeVisible()
    await look('new passkey')
    await forgetTab(page)
    await sendLogin(page, who, words)
    await expect(dialog(page, s.verifyTitle).getByLabel(s.verifyApp)).toBeVisible()
    await look('second proof')
  },
)

testInViews(
  7,
  'where a network sent back somebody who changed their mind',
  async ({ page, look }) => {
    await page.goto('/social/google?error=access_denied&state=s')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/social\/google$/)
    await look('social')
  },
)

testInViews(0, 'on what may follow a login', async ({ page, words, language, look }) => {
  const s = securityWords[language]
  const who = await join(page, words)
  for (const [assignments, title] of [
    [`password_set_at = now() - interval '91 days'`, s.forcedTitle],
    ['is_first_login = true', s.firstTitle],
  ] as const) {
    await setCredential(who.username, assignments)
    await forgetTab(page)
    await sendLogin(page, who, words)
    await expect(dialog(page, title)).toBeVisible()
    await look(title)
  }
})
