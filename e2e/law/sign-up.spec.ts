import { expect, test, type Page } from '@playwright/test'
import { desktop, phone } from '../axe.ts'
import { newCpf } from '../new-cpf.ts'
import { goodPassword, newName, openRegister, speak } from '../steps.ts'
import { texts } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { brazilOrigin, drawPicture } from './brazil.ts'
import { lawWords } from './words.ts'

test.use({ baseURL: brazilOrigin })

const views = [
  { language: 'PT', viewport: phone },
  { language: 'EN', viewport: desktop },
] as const
type Words = (typeof lawWords)[keyof typeof lawWords]

/** The form of sign-up, which does not finish without both limits. */
const signUp = async (page: Page, language: 'PT' | 'EN'): Promise<void> => {
  const [own, words] = [lawWords[language], texts[language]]
  const dialog = await openRegister(page, words)
  await dialog.getByRole('textbox', { name: words.username }).fill(newName())
  await dialog.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await dialog.getByLabel(words.repeatPassword).fill(goodPassword)
  await dialog.getByLabel(own.bornOn).fill('1990-05-17')
  await dialog.getByRole('checkbox').check()
  const send = dialog.getByRole('button', { name: words.signUp })
  await send.click()
  await expect(dialog.getByText(own.lossNeeded)).toBeVisible()
  for (const [limit, value] of [
    [own.loss, own.lossValue],
    [own.time, own.timeValue],
  ] as const) {
    const group = dialog.getByRole('radiogroup', { name: limit })
    await group.getByText(value, { exact: true }).click()
  }
  await send.click()
  await expect(dialog).toBeHidden()
}

const fillIdentity = async (page: Page, own: Words): Promise<void> => {
  const form = page.getByRole('main').locator('form')
  await form.getByLabel(own.fullName).fill('Ana Souza Lima')
  await form.getByLabel('CPF', { exact: true }).fill(newCpf())
  await form.getByLabel('CEP').fill('01310100')
  await expect(form.getByLabel(own.street)).not.toHaveValue('')
  await form.getByLabel(own.number, { exact: true }).fill('1000')
  await form.getByRole('textbox', { name: own.phone }).fill('11987654321')
  await form.getByRole('textbox', { name: own.email }).fill('ana@example.com')
  await form.getByRole('button', { name: own.continue }).click()
}

const sendPictures = async (page: Page, own: Words): Promise<void> => {
  for (const name of own.pictures) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    const buffer = drawPicture()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  }
}

for (const { language, viewport } of visitsInTurn(0, views)) {
  const own = lawWords[language]
  test.describe(`sign-up in Brazil, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('somebody signs up with two limits, is sent from a game to the identity check, and plays', async ({
      page,
    }) => {
      await speak(page, language, brazilOrigin)
      await signUp(page, language)
      await page.goto('/seamless?nodeId=1001')
      await expect(page.getByRole('heading', { name: own.confirmFirst })).toBeVisible()
      await page.getByRole('button', { name: own.confirmIdentity }).click()
      await fillIdentity(page, own)
      await sendPictures(page, own)
      await expect(page.getByRole('heading', { name: own.ready })).toBeVisible()
      await page.getByRole('button', { name: own.send }).click()
      await expect(page.getByRole('heading', { name: own.verified })).toBeVisible({
        timeout: 40_000,
      })
      await page.goto('/seamless?nodeId=1001')
      const game = page.frameLocator('iframe')
      await expect(game.getByRole('button', { name: texts[language].spin })).toBeVisible()
    })
  })
}
