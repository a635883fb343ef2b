import { expect, test, type Locator, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { findMailedLink, newMobile, readCode } from './outbox.ts'
import {
  accountMenu,
  goodPassword,
  recordRequests,
  loginPopup,
  registerPopup,
  speak,
} from './steps.ts'
import { forgetFailedLogins, onDatabase, switchModules } from './system.ts'
import { texts, type Words } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const modules = ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

let restore: () => Promise<void> = async () => undefined
test.beforeAll(async () => {
  restore = await switchModules(modules, true)
})
test.afterAll(() => restore())
test.beforeEach(async () => {
  await forgetFailedLogins()
  // Every journey requests codes from the one address that all tests come from.
  await onDatabase('delete from verification.sending')
})

const forgotPopup = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words.recoverPassword })

/** Requests a code for the number in the form, and enters the one that the phone received. */
const enterCode = async (page: Page, mobile: string, words: Words) => {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: words.mobile }).fill(mobile)
  const asked = Date.now()
  await dialog.getByRole('button', { name: words.sendCode }).click()
  await expect(dialog.getByRole('button', { name: /04:\d\d|05:00/ })).toBeVisible()
  const code = await readCode(page, `+55${mobile}`, asked)
  await dialog.getByRole('textbox', { name: words.code }).fill(code)
}

const isIn = async (page: Page, words: Words) => {
  await expect(accountMenu(page, words)).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/$/)
}

// Both languages and both sizes, in two journeys instead of four.
for (const [language, size] of visitsInTurn(0, [
  ['PT', 'phone'],
  ['EN', 'desktop'],
] as const)) {
  const words = texts[language]
  test.describe(`in ${language} on a ${size}`, () => {
    test.describe.configure({ mode: 'serial' })
    test.use({ ...sizes[size], locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    const mobile = newMobile()
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    test('REG-1, REG-14, REG-18, SMS-2, SMS-6: a visitor registers with a mobile number and its code', async ({
      page,
    }) => {
      const { calls } = recordRequests(page)
      await page.goto('/register')
      const dialog = registerPopup(page, words)
      await expect(dialog.getByRole('tab', { name: words.byMobile })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await enterCode(page, mobile, words)
      await dialog.getByLabel(words.password, { exact: true }).fill(goodPassword)
      await dialog.getByLabel(words.repeatPassword).fill(goodPassword)
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: words.signUp }).click()
      // The username that the account got is told before the visit goes on.
      const given = page.getByRole('dialog', { name: words.nameGiven })
      await expect(given).toBeVisible({ timeout: 20_000 })
      await given.getByRole('button', { name: words.goOn }).click()
      await isIn(page, words)
      await expect(dialog).toBeHidden()
      expect(calls).toContain('PUT /wps/member/register/mobile')
      const [member] = await onDatabase(
        `select mobile_confirmed_at from members.member where mobile_e164 = '+55${mobile}'`,
      )
      expect(member?.['mobile_confirmed_at']).toBeTruthy()
    })

    test('LOGIN-1, LOGIN-7, LOGIN-16: and logs in with the number and another code', async ({
      page,
    }) => {
      await page.goto('/login')
      const dialog = loginPopup(page, words)
      await dialog.getByRole('tab', { name: words.byMobile }).click()
      await enterCode(page, mobile, words)
      await dialog.getByRole('button', { name: words.logIn, exact: true }).click()
      await isIn(page, words)
    })

    test('LOGIN-2, FORGOT-1, FORGOT-2, FORGOT-5, FORGOT-7: sets a new password by phone and is logged in', async ({
      page,
    }) => {
      const { calls } = recordRequests(page)
      await page.goto('/login')
      await loginPopup(page, words).getByRole('button', { name: words.forgot }).click()
      const dialog = forgotPopup(page, words)
      await expect(dialog.getByRole('tab', { name: words.byMobile })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await enterCode(page, mobile, words)
      await dialog.getByLabel(words.newPassword).fill(`${goodPassword}1`)
      await dialog.getByRole('button', { name: words.savePassword }).click()
      await isIn(page, words)
      const done = calls.filter((call) => call.startsWith('POST /wps/'))
      expect(done.indexOf('POST /wps/member/password/verification')).toBeLessThan(
        done.indexOf('POST /wps/session/login'),
      )
    })

    longTest(
      'FORGOT-4, FORGOT-6: and by email, with a link that is good once',
      async ({ page }) => {
        const email = `ana.${mobile}@mail.example`
        const [member] = await onDatabase(
          `update members.member set email = '${email}', email_confirmed_at = now() where mobile_e164 = '+55${mobile}'
         returning split_part(account, '@', 2) as username`,
        )
        await page.goto('/login')
        await loginPopup(page, words).getByRole('button', { name: words.forgot }).click()
        const dialog = forgotPopup(page, words)
        await dialog.getByRole('tab', { name: words.byEmail }).click()
        await dialog
          .getByRole('textbox', { name: words.username })
          .fill(String(member?.['username']))
        await dialog.getByRole('textbox', { name: words.email }).fill(email)
        await expect(dialog.getByRole('img', { name: words.captchaImage })).toBeVisible()
        // The picture's text is not in any response of the server, so it is read from the database.
        const [captcha] = await onDatabase(
          'select answer from identity.captcha order by until desc limit 1',
        )
        await dialog.getByLabel(words.captcha).fill(String(captcha?.['answer']))
        const asked = Date.now()
        await dialog.getByRole('button', { name: words.sendLink }).click()
        await expect(page.getByText(words.linkSent)).toBeVisible()

        const link = await findMailedLink(page, email, asked)
        await page.goto(link)
        const form = page.getByRole('dialog', { name: words.choosePassword })
        await form.getByLabel(words.newPassword).fill(`${goodPassword}2`)
        expect(page.url()).not.toContain('resetTicket')
        await form.getByLabel(words.repeatNewPassword).fill(`${goodPassword}2`)
        await form.getByRole('button', { name: words.savePassword }).click()
        await isIn(page, words)

        const again = await page.context().newPage()
        await again.goto(link)
        const second = again.getByRole('dialog', { name: words.choosePassword })
        await second.getByLabel(words.newPassword).fill(`${goodPassword}3`)
        await second.getByLabel(words.repeatNewPassword).fill(`${goodPassword}3`)
        await second.getByRole('button', { name: words.savePassword }).click()
        await expect(second.getByText(words.linkDead)).toBeVisible()
      },
    )
  })
}

// Content below a popup is inert, and checked as a separate page.
const popup = 'dialog[open]'

testInViews(0, 'in the login by SMS and its countries', async ({ page, words, look }) => {
  await page.goto('/login')
  const dialog = loginPopup(page, words)
  await dialog.getByRole('tab', { name: words.byMobile }).click()
  await dialog.getByRole('button', { name: words.logIn, exact: true }).click()
  await expect(dialog.getByText(words.missingCode)).toBeVisible()
  await look('login by SMS', popup)
  const country = dialog.getByRole('button', { name: words.dialingCode })
  await country.click()
  await expect(page.getByRole('option', { name: /\+351/ })).toBeAttached()
  await look('countries', popup)
  await page.getByRole('option', { name: /\+351/ }).click()
  await expect(country).toContainText('+351')
})

testInViews(1, 'in the recovery by phone, by email and by link', async ({ page, words, look }) => {
  await page.goto('/login')
  await loginPopup(page, words).getByRole('button', { name: words.forgot }).click()
  const dialog = forgotPopup(page, words)
  await expect(dialog.getByRole('tab', { name: words.byMobile })).toBeVisible()
  await look('recovery by phone', popup)
  await dialog.getByRole('tab', { name: words.byEmail }).click()
  await expect(dialog.getByRole('img', { name: words.captchaImage })).toBeVisible()
  await dialog.getByRole('button', { name: words.sendLink }).click()
  await look('recovery by email', popup)
})

testInViews(2, 'in the registration by mobile', async ({ page, words, look }) => {
  await page.goto('/register')
  const dialog = registerPopup(page, words)
  await expect(dialog.getByRole('checkbox')).toBeVisible()
  await dialog.getByRole('button', { name: words.signUp, exact: true }).click()
  await look('registration by mobile', popup)
})

longTest(
  'the dialing codes stay beside their button while the form scrolls, and close once it is out of view',
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 460 })
    await page.goto('/register')
    const country = registerPopup(page).getByRole('button', { name: texts.PT.dialingCode })
    const search = page.getByRole('combobox', { name: 'Buscar país ou código' })
    await country.click()
    await expect(search).toBeVisible()
    const scrollBy = (top: number) =>
      country.evaluate((button, by) => {
        for (let one = button.parentElement; one; one = one.parentElement) one.scrollBy(0, by)
      }, top)
    const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? 0
    const gap = async () => {
      const [button, panel] = [
        await country.boundingBox(),
        await search.locator('..').boundingBox(),
      ]
      if (!button || !panel) return undefined
      return Math.max(panel.y - button.y - button.height, button.y - panel.y - panel.height)
    }
    const before = await topOf(country)
    expect(await gap()).toBeCloseTo(6, 0)
    await scrollBy(40)
    expect(await topOf(country)).toBeLessThan(before)
    await expect.poll(gap).toBeCloseTo(6, 0)
    await search.fill('portug')
    await scrollBy(2_000)
    await expect(search).toBeHidden()
  },
)

longTest('ERR-11: an unknown user is told so, after a right captcha', async ({ page }) => {
  await page.goto('/login')
  await loginPopup(page).getByRole('button', { name: texts.PT.forgot }).click()
  const dialog = forgotPopup(page, texts.PT)
  await dialog.getByRole('tab', { name: texts.PT.byEmail }).click()
  await dialog.getByRole('textbox', { name: texts.PT.username }).fill('ninguem')
  await dialog.getByRole('textbox', { name: texts.PT.email }).fill('ninguem@mail.example')
  await expect(dialog.getByRole('img', { name: texts.PT.captchaImage })).toBeVisible()
  const [captcha] = await onDatabase(
    'select answer from identity.captcha order by until desc limit 1',
  )
  await dialog.getByLabel(texts.PT.captcha).fill(String(captcha?.['answer']))
  await dialog.getByRole('button', { name: texts.PT.sendLink }).click()
  await expect(dialog.getByText('Usuário/e-mail não existe')).toBeVisible()
})

longTest(
  'ERR-2, ERR-5: a fourth code in five minutes is a warning with a button',
  async ({ page }) => {
    const mobile = newMobile()
    for (let sent = 0; sent < 3; sent += 1) {
      await page.goto('/login')
      await loginPopup(page).getByRole('tab', { name: texts.PT.byMobile }).click()
      await loginPopup(page).getByRole('textbox', { name: texts.PT.mobile }).fill(mobile)
      await loginPopup(page).getByRole('button', { name: texts.PT.sendCode }).click()
      await expect(loginPopup(page).getByRole('button', { name: /0[45]:\d\d/ })).toBeVisible()
    }
    await page.goto('/login')
    await loginPopup(page).getByRole('tab', { name: texts.PT.byMobile }).click()
    await loginPopup(page).getByRole('textbox', { name: texts.PT.mobile }).fill(mobile)
    await loginPopup(page).getByRole('button', { name: texts.PT.sendCode }).click()
    const warning = page.getByRole('dialog', { name: 'Aviso' })
    await expect(warning.getByText(/5 minutos/)).toBeVisible()
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toBeHidden()
    const written = `(11) ${mobile.slice(2, 7)}-${mobile.slice(7)}`
    await expect(loginPopup(page).getByRole('textbox', { name: texts.PT.mobile })).toHaveValue(
      written,
    )
  },
)
