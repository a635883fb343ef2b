import { expect, test, type Page } from '@playwright/test'
import { openRegister, registerPopup, speak } from './steps.ts'
import { changeBrand, changeSettings, onDatabase, switchModules } from './system.ts'
import { texts, type Words } from './texts.ts'
import { visitsInTurn } from './whole-run.ts'

/** The fields that the brand's rules decide on, in the order of the form. */
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
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))

/** The rules are stored for a session, and the server keeps them for a moment. */
const openUntil = (page: Page, expected: readonly string[], words: Words = texts.PT) =>
  expect(async () => {
    await page.goto('/help')
    await page.evaluate(() => sessionStorage.removeItem('validate'))
    await openRegister(page, words)
    expect((await names(page)).toSorted()).toEqual(expected.toSorted())
  }).toPass({ timeout: 30_000 })

test.describe('the fields of the registration', () => {
  let before: readonly Readonly<Record<string, unknown>>[] = []
  let switchBack: () => Promise<void> = async () => undefined

  test.beforeAll(async () => {
    switchBack = await switchModules(['REGMOBVERF3'], false)
    before = await onDatabase(
      'select brand_id, field, enabled, required from settings.register_rule',
    )
  })
  test.afterEach(async () => {
    await changeBrand('show_captcha = false')
    await changeSettings(
      ...before.map(
        ({ brand_id, field, enabled, required }) =>
          `update settings.register_rule set enabled = ${String(enabled)},
             required = ${String(required)}
           where brand_id = ${String(brand_id)} and field = '${String(field)}'`,
      ),
    )
  })
  test.afterAll(() => switchBack())

  for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
    test(`REG-2: in ${language} each field stands there when the brand enables it, and none does when it enables nothing`, async ({
      page,
      baseURL,
    }) => {
      const words = texts[language]
      await speak(page, language, baseURL)
      const named = `field in (${ruled.map((field) => `'${field}'`).join()})`
      await changeSettings(
        `update settings.register_rule set enabled = false, required = false where ${named}`,
      )
      await openUntil(page, always, words)
      await changeBrand('show_captcha = true')
      await changeSettings(`update settings.register_rule set enabled = true where ${named}`)
      await openUntil(page, [...always, ...ruled, 'captcha'], words)
      // REG-12: the payment password is required whatever its rule says; the others are not.
      const form = registerPopup(page, words)
      for (const field of ruled) {
        const input = form.locator(`input[name="${field}"]`)
        await expect(input, field).toHaveAttribute(
          'aria-required',
          String(field === 'paymentPassword'),
        )
        const id = await input.getAttribute('id')
        expect(
          (await form.locator(`label[for="${id}"]`).innerText()).length,
          field,
        ).toBeGreaterThan(1)
      }
    })
  }
})

test('REG-6: the terms are linked and have to be accepted, and the way to the login is one press', async ({
  page,
}) => {
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
})
