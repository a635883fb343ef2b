import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { addPayee, setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import { desktop, phone } from '../axe.ts'
import { paymentPassword, wager } from '../cashier-steps.ts'
import { needed } from '../people.ts'
import { goodPassword, speak } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import {
  brazilOrigin,
  enter,
  impede,
  newBrazilMember,
  newVerifiedMember,
  openAgain,
} from './brazil.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })
test.afterEach(() => wager(true))

const views = [
  { language: 'PT', viewport: desktop },
  { language: 'EN', viewport: phone },
] as const

for (const { language, viewport } of visitsInTurn(1, views)) {
  const own = lawWords[language]
  test.describe(`barred in Brazil, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page }) => speak(page, language, brazilOrigin))

    test('a member excludes themselves without an end: signed out, no play, no deposit, and the page says why', async ({
      page,
      browser,
    }) => {
      const member = await newBrazilMember({ language })
      await page.goto('/robots.txt')
      await page.evaluate((kept) => sessionStorage.setItem('token', kept), member.token)
      await page.goto('/member?page=pause')
      const choice = page.getByRole('region', { name: own.exclusion, exact: true })
      await choice.getByRole('radio', { name: own.forever }).check()
      await choice.getByRole('button', { name: own.continue }).click()
      const popup = page.getByRole('dialog', { name: own.sure })
      await popup.getByRole('checkbox').check()
      await popup.getByLabel(own.password, { exact: true }).fill(goodPassword)
      await popup.getByRole('button', { name: own.start }).click()
      await expect(popup).toBeHidden()
      const context = await browser.newContext({ viewport, baseURL: brazilOrigin })
      const back = await context.newPage()
      await speak(back, language, brazilOrigin)
      await enter(back, await openAgain(member))
      await back.goto('/member?page=why')
      await expect(back.getByRole('heading', { name: own.excluded })).toBeVisible()
      await expect(back.getByRole('link', { name: own.withdrawMine }).first()).toBeVisible()
      await back.goto('/member?page=depositv2')
      await expect(back.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(back.getByRole('button', { name: /Pix$/ })).toHaveCount(0)
      await context.close()
    })

    test('IN 31/2025: a person whom the register names reads the deadlines and withdraws the money', async ({
      page,
    }) => {
      await wager(false)
      const member = await newVerifiedMember({ language, reais: 50 })
      const named = await impede(member)
      const set = {
        password: goodPassword,
        newPaymentPassword: paymentPassword,
        confirmNewPaymentPassword: paymentPassword,
      }
      needed(await named.api.call(setPaymentPassword, { body: set }))
      const payee = { kind: 'pix', keyType: 'CPF', key: named.cpf } as const
      const body = { paymentPassword, clientId: randomUUID(), payee }
      needed(await named.api.call(addPayee, { body }))
      await enter(page, named)
      await page.goto('/member?page=why')
      const bar = page.locator('section', {
        has: page.getByRole('heading', { name: own.impeded }),
      })
      await expect(bar.getByRole('listitem')).toHaveCount(3)
      await bar.getByRole('link', { name: own.withdrawMine }).click()
      await page.getByLabel(own.howMuch).fill('50')
      await page.getByLabel(own.paymentPassword, { exact: true }).fill(paymentPassword)
      await page.getByRole('button', { name: own.withdraw }).click()
      await expect(page.getByText(own.paid, { exact: true })).toBeVisible({ timeout: 40_000 })
    })
  })
}
