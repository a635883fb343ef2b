import { expect, test, type Page } from '@playwright/test'
import { setSharedPhonePin } from '@trevo/api-client/endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { joinAs, needed, newMember } from './people.ts'
import { accountMenu, goodPassword, isHydrated, logIn, loginPopup, speak } from './steps.ts'
import { texts } from './texts.ts'
import { visitsInTurn } from './whole-run.ts'

const own = {
  PT: {
    center: 'Minha conta',
    turnOn: 'Ativar: Celular compartilhado',
    pin: 'Novo PIN (4 a 6 números)',
    again: 'Repita o novo PIN',
    password: 'Sua senha de acesso',
    on: 'Ativar',
    saved: 'Modo celular compartilhado ativado.',
    covered: 'Coberto até você digitar o PIN',
    enter: 'Digitar o PIN',
    typed: 'Seu PIN',
    wrong: 'O PIN está errado.',
    show: 'Mostrar',
    amount: /R\$\s20,00/,
    remember: 'Lembrar senha',
  },
  EN: {
    center: 'My account',
    turnOn: 'Turn on: Shared-phone mode',
    pin: 'New PIN (4 to 6 digits)',
    again: 'Repeat the new PIN',
    password: 'Your login password',
    on: 'Turn on',
    saved: 'Shared-phone mode is on.',
    covered: 'Covered until you enter your PIN',
    enter: 'Enter the PIN',
    typed: 'Your PIN',
    wrong: 'The PIN is wrong.',
    show: 'Show',
    amount: /R\$\s?20\.00/,
    remember: 'Remember password',
  },
} as const

const pin = '4829'
const dialog = (page: Page) => page.locator('dialog[open]').last()

/** What this browser still has once its tabs are closed: cookies, storage, databases and caches, as one text. */
const readTraces = async (page: Page): Promise<string> => {
  const stored = await page.context().storageState({ indexedDB: true })
  const cached = await page.evaluate(async () => {
    const bodies: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /json|text/.test(answer?.headers.get('Content-Type') ?? '')
        bodies.push(request.url, isText ? ((await answer?.text()) ?? '') : '')
      }
    }
    return bodies.join('\n')
  })
  return `${JSON.stringify(stored)}\n${cached}`
}

const views = [
  { language: 'PT', viewport: { width: 390, height: 844 } },
  { language: 'EN', viewport: { width: 1440, height: 900 } },
] as const satisfies readonly { readonly language: LanguageCode; readonly viewport: object }[]

for (const { language, viewport } of visitsInTurn(0, views)) {
  const words = own[language]
  test.describe(`shared phone, ${language}`, () => {
    // A visitor's caches are tested too.
    test.use({ serviceWorkers: 'allow' })
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    test('a member turns it on, and balance and history wait for the PIN after a reload', async ({
      page,
    }) => {
      await joinAs(page, { language, reais: 20 })
      await page.goto('/member?page=securityCenter')
      await isHydrated(page)
      await page.getByRole('button', { name: words.turnOn }).click()
      await dialog(page).getByLabel(words.pin).fill(pin)
      await dialog(page).getByLabel(words.again, { exact: true }).fill(pin)
      await dialog(page).getByLabel(words.password).fill(goodPassword)
      await dialog(page).getByRole('button', { name: words.on, exact: true }).click()
      await expect(page.getByText(words.saved)).toBeVisible()

      for (const covered of ['limits', 'rewardCenter', 'depositv2']) {
        await page.goto(`/member?page=${covered}`)
        await expect(page.getByText(words.covered)).toBeVisible()
      }
      await page.goto('/member?page=pause')
      await isHydrated(page)
      await expect(page.getByText(words.covered)).toHaveCount(0)

      await page.goto('/member?page=transactionHistory')
      await isHydrated(page)
      await expect(page.getByText(words.covered)).toBeVisible()
      await expect(page.getByText(words.amount)).toHaveCount(0)
      await page.getByRole('button', { name: words.enter }).click()
      await dialog(page).getByLabel(words.typed).fill('7001')
      await dialog(page).getByRole('button', { name: words.show, exact: true }).click()
      await expect(dialog(page).getByText(words.wrong).first()).toBeVisible()
      await dialog(page).getByLabel(words.typed).fill(pin)
      await dialog(page).getByRole('button', { name: words.show, exact: true }).click()
      await expect(page.getByText(words.covered)).toHaveCount(0)
      await expect(page.getByText(words.amount).first()).toBeVisible()
    })

    test('a visit that remembers the password and searches leaves no trace of the member', async ({
      page,
    }) => {
      const member = await newMember({ language, reais: 20 })
      const body = { password: goodPassword, pin, confirmPin: pin }
      needed(await member.api.call(setSharedPhonePin, { body }))
      await page.goto('/login')
      await loginPopup(page, texts[language]).getByLabel(words.remember).check()
      await logIn(page, member, texts[language])
      await expect(accountMenu(page, texts[language])).toBeVisible()
      await page.goto('/member?page=personalHistoryCopy')
      await expect(page.getByText(words.covered)).toBeVisible()
      const traces = await readTraces(page)
      for (const secret of [member.username, goodPassword, 'trevo_user', 'trevo_pass', '20.00']) {
        expect(traces).not.toContain(secret)
      }
    })
  })
}
