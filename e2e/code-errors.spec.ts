import { expect, test, type Page } from '@playwright/test'
import { newMobile, readCode } from './outbox.ts'
import { loginPopup, speak } from './steps.ts'
import { forgetFailedLogins, onDatabase, switchModules } from './system.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const sentences = {
  PT: {
    wrong: /^O código de verificação não é válido/,
    missing: texts.PT.missingCode,
    digits: 'Número de telefone com 11 dígitos',
    expired: 'O código de verificação expirou. Peça um novo.',
  },
  EN: {
    wrong: /^The verification code is not valid/,
    missing: texts.EN.missingCode,
    digits: 'Phone number of 11 digits',
    expired: 'The verification code has expired. Send a new one.',
  },
} as const

const account = `account = 'trevo@membro.demo'`
let restore: () => Promise<void> = async () => undefined
test.beforeAll(async () => {
  restore = await switchModules(['MOBILEVERCODELOGIN3'], true)
  const [member] = await onDatabase(`select mobile_e164 from members.member where ${account}`)
  expect(member?.['mobile_e164']).toBeNull()
})
test.afterAll(async () => {
  await onDatabase(
    `update members.member set mobile_e164 = null, mobile_confirmed_at = null where ${account}`,
  )
  await restore()
})
test.beforeEach(async () => {
  await forgetFailedLogins()
  // Every journey requests codes from the one address that all tests come from.
  await onDatabase('delete from verification.sending')
})

const openPhoneLogin = async (page: Page, words: (typeof texts)['PT' | 'EN']) => {
  await page.goto('/login')
  const popup = loginPopup(page, words)
  await popup.getByRole('tab', { name: words.byMobile }).click()
  return popup
}

for (const language of visitsInTurn(0, ['PT', 'EN'] as const)) {
  longTest(
    `ERR-6, RULE-9: in ${language} a number of too few digits, a missing, a wrong and an expired code each have their sentence`,
    async ({ page, baseURL }) => {
      const words = texts[language]
      const { digits, missing, wrong, expired } = sentences[language]
      await speak(page, language, baseURL)
      const mobile = newMobile()
      await onDatabase(
        `update members.member set mobile_e164 = '+55${mobile}', mobile_confirmed_at = now()
       where ${account}`,
      )
      const popup = await openPhoneLogin(page, words)
      const code = popup.getByRole('textbox', { name: words.code })
      const logIn = popup.getByRole('button', { name: words.logIn, exact: true })
      const number = popup.getByRole('textbox', { name: words.mobile })
      await number.fill('119123')
      await popup.getByRole('button', { name: words.sendCode }).click()
      await expect(popup.getByText(digits)).toBeVisible()
      await number.fill(mobile)
      // SMS-5: one press per second.
      await page.waitForTimeout(1_100)
      const askedAt = Date.now()
      await popup.getByRole('button', { name: words.sendCode }).click()
      const sent = await readCode(page, `+55${mobile}`, askedAt)

      await logIn.click()
      await expect(popup.getByText(missing)).toBeVisible()
      await code.fill(sent === '111111' ? '222222' : '111111')
      await logIn.click()
      await expect(popup.getByText(wrong)).toBeVisible()
      await onDatabase('delete from verification.code')
      await code.fill(sent)
      await logIn.click()
      await expect(popup.getByText(expired)).toBeVisible()
      await expect(popup).toBeVisible()
    },
  )
}
