import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { newCpf } from './new-cpf.ts'
import { texts, type Words } from './texts.ts'

export type Person = { readonly username: string; readonly password: string }

/** The demo accounts, as `npm start` prints them. */
export const demo = {
  member: { username: 'membro.demo', password: 'Folha4Sorte9Verde' },
  agent: { username: 'agente.demo', password: 'Raiz7Campo3Largo' },
  trial: { username: 'teste.demo', password: 'Broto5Brisa2Leve' },
} as const satisfies Record<string, Person>

export const newName = () => `ana${Math.random().toString(36).slice(2, 10)}`
export const goodPassword = 'Vale7Longo9Claro'

/** Every path the page requests from now on. */
export const recordRequests = (page: Page): { readonly calls: string[] } => {
  const calls: string[] = []
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  return { calls }
}

/** Waits until the page answers to touches and keys. */
export const isHydrated = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()

export const loginPopup = (page: Page, words: Words = texts.PT) =>
  page.getByRole('dialog', { name: words.welcomeBack })
export const registerPopup = (page: Page, words: Words = texts.PT) =>
  page.getByRole('dialog', { name: words.createAccount })

/** Fills in and submits the open login popup. */
export const sendLogin = async (page: Page, who: Person, words: Words = texts.PT) => {
  const popup = loginPopup(page, words)
  await popup.getByRole('textbox', { name: words.username }).fill(who.username)
  await popup.getByLabel(words.password, { exact: true }).fill(who.password)
  await popup.getByRole('button', { name: words.logIn, exact: true }).click()
}

/** Logs in through the popup, as a person does, and waits until the header shows who it is. */
export const logIn = async (page: Page, who: Person, words: Words = texts.PT) => {
  await page.goto('/login')
  await sendLogin(page, who, words)
  await expect(accountMenu(page, words)).toBeVisible({ timeout: 20_000 })
}

export const accountMenu = (page: Page, words: Words = texts.PT) =>
  page.getByRole('button', { name: words.accountMenu })

export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('token'))

/** Every page of the context begins with this token in its session storage (START-8). */
export const storeToken = async (page: Page, token: string) => {
  await page.context().addInitScript((kept) => {
    if (window === window.top) sessionStorage.setItem('token', kept)
  }, token)
}

/** Uses this language from the first page on. */
export const speak = async (page: Page, language: LanguageCode, baseURL: string | undefined) => {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
}

/** The register popup at the username form, regardless of the form that the brand shows first. */
export const openRegister = async (page: Page, words: Words = texts.PT, address = '/register') => {
  await page.goto(address)
  const dialog = registerPopup(page, words)
  await expect(dialog.getByRole('checkbox')).toBeVisible()
  const tab = dialog.getByRole('tab', { name: words.byUsername })
  if ((await tab.count()) > 0) await tab.click()
  return dialog
}

/** Registers a new member and is logged in as that member. */
export const register = async (
  page: Page,
  words: Words,
  username = newName(),
  address = '/register',
) => {
  const dialog = await openRegister(page, words, address)
  await dialog.getByRole('textbox', { name: words.username }).fill(username)
  await dialog.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await dialog.getByLabel(words.repeatPassword).fill(goodPassword)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.signUp }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })
}

/** Answers the question that the open deposit page asks a member without a CPF. */
export const fillCpf = async (page: Page, words: Words) => {
  await page.getByLabel(words.cpf).fill(newCpf())
  await page.getByRole('button', { name: words.saveCpf }).click()
  await expect(page.getByRole('button', { name: words.makeCode })).toBeVisible()
}

/**
 * Deposits R$ 50 by Pix, paid at the sandbox institution from the member's own account; a newcomer
 * provides a CPF first.
 */
export const deposit = async (page: Page, words: Words, { isNew = false } = {}) => {
  await page.goto('/member?page=depositv2')
  if (isNew) await fillCpf(page, words)
  await page
    .getByRole('button', { name: /R\$\s?50([.,]00)?$/ })
    .first()
    .click()
  await page.getByRole('button', { name: words.makeCode }).click()
  // A phone shows the code alone, without a picture to scan.
  await expect(page.getByRole('textbox', { name: words.pixCode })).toBeVisible()
  const address = await page.getByRole('link', { name: words.payHere }).getAttribute('href')
  const bank = await page.context().newPage()
  await bank.goto(address ?? '')
  await bank
    .getByRole('button', { name: /^(Pagar|Pay)/ })
    .first()
    .click()
  await bank.waitForLoadState()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: words.credited })).toBeVisible({ timeout: 15_000 })
}

/** The game in its frame, ready for a spin. */
export const openGame = async (page: Page, words: Words, nodeId = 1001) => {
  await page.goto(`/seamless?nodeId=${nodeId}`)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: words.spin })).toBeEnabled({ timeout: 20_000 })
  return game
}
