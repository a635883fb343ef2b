import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { PopupName } from '../apps/site/src/popups/table.ts'
import { findProblems } from './axe.ts'
import { accountMenu, demo, isAlive, keepToken, logIn, speak, tokenOf } from './steps.ts'
import { forgetFailedLogins, onDatabase } from './system.ts'
import { texts, type Words } from './texts.ts'

type Visitor = 'guest' | 'member' | 'agent' | 'trial'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.locator('dialog[open]').last()

const pages: Readonly<Record<Visitor, string>> = {
  guest: `/ /rng /hot?search=tigre /provider /sports /lottery /promotions /pointMall /help /nowhere
    /login /register /agent`,
  member: `/ /favorite /recent /member /member?page=securityCenter /member?page=depositv2
    /member?page=personalHistoryCopy /member?page=transactionHistory /member?page=withdraw`,
  agent: '/ /agentHome /member /agent',
  trial: '/ /rng',
}

const opensPopup = new Set(['/login', '/register'])

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Every pair of language, size and colour scheme; all three together would take twice the time. */
const views = {
  PT: [
    ['desktop', 'dark', desktop],
    ['phone', 'light', phone],
  ],
  EN: [
    ['desktop', 'light', desktop],
    ['phone', 'dark', phone],
  ],
} as const

const findInViews = async (
  page: Page,
  language: 'PT' | 'EN',
  where: string,
  part?: string,
): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const [size, scheme, viewport] of views[language]) {
    await page.setViewportSize(viewport)
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme
    }, scheme)
    problems.push(...(await findProblems(page, `${where}, ${size}, ${scheme}`, part)))
  }
  await page.setViewportSize(desktop)
  return problems
}

const fromAccountMenu = async (page: Page, words: Words, name: RegExp) => {
  await page.goto('/rng')
  await isAlive(page)
  await accountMenu(page, words).click()
  await page.locator('#account-menu').getByRole('button', { name }).click()
}
const fromFooter = async (page: Page, name: RegExp) => {
  await page.goto('/help')
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
}

type WayIn = readonly [Visitor, (page: Page, words: Words) => Promise<unknown>]

/** How each popup of the site is opened; or the file that looks at it, where that takes a story. */
const popups: Readonly<Record<PopupName, WayIn | string | undefined>> = {
  login: ['guest', (page) => page.goto('/login')],
  register: ['guest', (page) => page.goto('/register')],
  newPassword: ['guest', (page) => page.goto('/?resetTicket=none')],
  help: ['guest', (page) => page.goto('/help#term')],
  app: ['guest', (page) => fromFooter(page, /app/i)],
  public: ['guest', (page) => fromFooter(page, /Comunicados|Announcements/)],
  consent: 'support-axe.spec.ts',
  feedback: ['guest', (page) => fromFooter(page, /opinião|feedback/i)],
  warning: [
    'guest',
    async (page) => {
      await fromFooter(page, /opinião|feedback/i)
      await dialog(page).locator('[type="submit"]').click()
    },
  ],
  notice: [
    'guest',
    async (page) => {
      await page.goto('/')
      await isAlive(page)
      await main(page).locator('ul[style*="duration"] button').first().press('Enter')
    },
  ],
  needAccount: ['trial', (page) => page.goto('/seamless?nodeId=1005')],
  signOut: ['member', (page, words) => fromAccountMenu(page, words, /Sair|Sign out|Log out/)],
  icon: ['member', (page, words) => fromAccountMenu(page, words, /foto|imagem|picture|photo/i)],
  forgetPass: 'access-codes.spec.ts',
  // Opens only with a Firebase project; what it frames is Google's.
  phoneAuth: undefined,
  changePass: 'security-axe.spec.ts',
  firstLogin: 'security-axe.spec.ts',
  needProof: [
    'guest',
    async (page, words) => {
      await forgetFailedLogins()
      await logIn(page, demo.member, words)
      await onDatabase(`update identity.session set demands = '{mfa}' where id =
        (select id from identity.session where kind = 'member' order by created_at desc limit 1)`)
      // The server remembers a session for a moment.
      await expect(async () => {
        await page.goto('/favorite')
        await expect(dialog(page)).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  ],
  security: 'security-axe.spec.ts',
  twoFactor: 'security-axe.spec.ts',
}

const tokens = new Map<Visitor, string>()
const be = async (page: Page, visitor: Visitor, words: Words) => {
  if (visitor === 'guest') return
  const known = tokens.get(visitor)
  if (known) return keepToken(page, known)
  await forgetFailedLogins()
  await logIn(page, demo[visitor], words)
  const token = (await tokenOf(page)) ?? ''
  tokens.set(visitor, token)
  await keepToken(page, token)
}

for (const [name, way] of Object.entries(popups)) {
  if (typeof way !== 'string') continue
  test(`the popup ${name} is looked at in ${way}`, () => {
    const file = new URL(way, import.meta.url)
    expect(existsSync(file) && readFileSync(file, 'utf8').includes('findProblems')).toBe(true)
  })
}

for (const language of ['PT', 'EN'] as const) {
  const words = texts[language]
  test.describe(`axe finds nothing in ${language}, at both sizes, dark and light`, () => {
    test.use({
      viewport: desktop,
      locale: language === 'PT' ? 'pt-BR' : 'en-US',
      reducedMotion: 'reduce',
    })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    for (const visitor of ['guest', 'member', 'agent', 'trial'] as const) {
      test(`on the pages of a ${visitor}`, async ({ page }) => {
        test.setTimeout(600_000)
        await be(page, visitor, words)
        const problems: string[] = []
        for (const path of pages[visitor].split(/\s+/)) {
          await page.goto(path)
          await isAlive(page)
          // A page of the personal center is whole once it knows who looks.
          await expect(page).toHaveTitle(/./)
          await expect(page.locator('h1').first()).toBeAttached()
          if (opensPopup.has(path)) await expect(dialog(page)).toBeVisible()
          problems.push(...(await findInViews(page, language, path)))
        }
        expect(problems).toEqual([])
      })
    }

    for (const [name, way] of Object.entries(popups)) {
      if (typeof way !== 'object') continue
      const [visitor, open] = way
      test(`in the popup ${name}`, async ({ page }) => {
        await be(page, visitor, words)
        await open(page, words)
        await expect(dialog(page)).toBeVisible({ timeout: 20_000 })
        // What lies below a popup is inert, and looked at as a page of its own.
        expect(await findInViews(page, language, name, 'dialog[open]')).toEqual([])
      })
    }
  })
}
