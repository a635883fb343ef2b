import { expect, test } from '@playwright/test'
import { desktop, phone } from '../axe.ts'
import { addAuthenticator } from '../second-factor.ts'
import { button, center, dialog, fillOwnPassword } from '../security-steps.ts'
import { securityWords } from '../security-words.ts'
import { speak } from '../steps.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { brazilOrigin, makeIdle, newVerifiedMember } from './brazil.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })

const views = [
  { language: 'PT', viewport: desktop },
  { language: 'EN', viewport: phone },
] as const

for (const { language, viewport } of visitsInTurn(0, views)) {
  const [own, words, s] = [lawWords[language], texts[language], securityWords[language]]
  test.describe(`an idle session in Brazil, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('P722: after half an hour without an act a passkey is enough to open a game', async ({
      page,
    }) => {
      const member = await newVerifiedMember({ language })
      await speak(page, language, brazilOrigin)
      const device = await addAuthenticator(page)
      await page.goto('/robots.txt')
      // Only in this tab: adding a passkey renews the token.
      await page.evaluate((kept) => sessionStorage.setItem('token', kept), member.token)
      await page.goto(`${center}&part=passkeys`)
      await button(page, s.addPasskey).click()
      const popup = dialog(page, s.addPasskey)
      await popup.getByLabel(s.passkeyName).fill('Chave')
      await fillOwnPassword(page, s, member.password)
      await button(popup, s.go).click()
      await expect(page.getByRole('main').getByText('Chave', { exact: true })).toBeVisible()
      expect(await device.count()).toBe(1)
      await makeIdle(member)
      await page.goto('/seamless?nodeId=1001')
      await button(dialog(page, own.again), own.usePasskey).click()
      const game = page.frameLocator('iframe')
      await expect(game.getByRole('button', { name: words.spin })).toBeVisible()
    })
  })
}
