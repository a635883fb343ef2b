import { openRegister, registerPopup, speak } from '../steps.ts'
import { texts, type Words } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { changeBrand, changeRules, switchModules } from './change-world.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

/** The fields controlled by the brand's rules, in the order of the form. */
const ruled = [
  'mobileNum',
  'payeeName',
  'idNumber',
  'email',
  'whatsapp',
  'line',
  'wechat',
  'facebook',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
]
const always = ['username', 'password', 'confirmPassword']

const names = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input[name]:not([name="terms"])')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')).toSorted())

/** The rules are stored for a session. */
const openAgain = async (page: Page, words: Words) => {
  await page.goto('/help')
  await page.evaluate(() => sessionStorage.removeItem('validate'))
  return openRegister(page, words)
}

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`REG-2: in ${language} each field is shown if the brand enables it, otherwise only username and password`, async ({
    page,
    baseURL,
    standIn,
  }) => {
    const words = texts[language]
    await speak(page, language, baseURL)
    await switchModules(standIn, ['REGMOBVERF3'], false)
    await changeRules(standIn, ruled, { enabled: false, required: false })
    await openAgain(page, words)
    await expect.poll(() => names(page)).toEqual(always.toSorted())
    await changeBrand(standIn, { show_captcha: true })
    await changeRules(standIn, ruled, { enabled: true })
    await openAgain(page, words)
    await expect.poll(() => names(page)).toEqual([...always, ...ruled, 'captcha'].toSorted())
    // REG-12: the payment password is required regardless of its rule; the others are not.
    const form = registerPopup(page, words)
    for (const field of ruled) {
      const input = form.locator(`input[name="${field}"]`)
      await expect(input, field).toHaveAttribute(
        'aria-required',
        String(field === 'paymentPassword'),
      )
      const id = await input.getAttribute('id')
      expect((await form.locator(`label[for="${id}"]`).innerText()).length, field).toBeGreaterThan(
        1,
      )
    }
  })
}

longSiteTest(
  'REG-6: the terms are linked and have to be accepted, and the way to the login is one press',
  async ({ page }) => {
    await openRegister(page)
    const form = registerPopup(page)
    await expect(form.getByRole('link', { name: 'termos e condições' })).toHaveAttribute(
      'href',
      '/help#term',
    )
    await expect(form.getByRole('checkbox')).not.toBeChecked()
    await expect(form.getByRole('button', { name: texts.PT.signUp, exact: true })).toBeEnabled()
    await form.getByRole('button', { name: texts.PT.logIn, exact: true }).click()
    await expect(page.getByRole('dialog', { name: texts.PT.welcomeBack })).toBeVisible()
    await expect(form).toBeHidden()
  },
)
