import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { PopupName } from '../apps/site/src/core/popups/popup-props.ts'
import { desktop, lookAt, viewsOf } from './axe.ts'
import { enterAs } from './people.ts'
import { accountMenu, demo, isHydrated, storeToken, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts, type Words } from './texts.ts'
import { isWholeRun } from './whole-run.ts'

// Nothing here changes the system, so that the workers share the file.
test.describe.configure({ mode: 'parallel' })

type Visitor = 'guest' | 'member' | 'agent' | 'trial'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.locator('dialog[open]').last()

const pages: Readonly<Record<Visitor, string>> = {
  guest: `/ /rng /hot?search=tigre /provider /sports /promotions /pointMall /help /helpmc /proofs
    /nowhere /offline /login /register /agent`,
  // Of a member with money and bets: accessibility.long.spec.ts.
  member: `/favorite /recent /lottery /member?page=personalHistoryCopy /member?page=transactionHistory
    /member?page=personalProfit /member?page=personalProfit&period=own&from=2026-02-02&to=2026-02-01
    /member?page=transferFund /member?page=transferUpline
    /member?page=withdraw /member?page=messageV2 /member?page=playerRank`,
  agent: `/ /agentHome /member /agent /agentHome?page=agentDividendRecordCopy2
    /agentHome?page=agentDividendRecordCopy2&tab=offer /agentHome?page=agentRealtimeSalary&tab=offer`,
  trial: '/ /rng',
}

const opensPopup = new Set(['/login', '/register'])

/** Whether a view of this turn is in the language. */
const isSeen = (turn: number, language: LanguageCode): boolean =>
  viewsOf(turn).some((one) => one.language === language)

/** What axe finds in the views of this turn that are in one language. */
const findInViews = async (
  page: Page,
  { language, turn }: { readonly language: LanguageCode; readonly turn: number },
  where: string,
  part?: string,
): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const view of viewsOf(turn).filter((one) => one.language === language)) {
    problems.push(...(await lookAt(page, view, where, part)))
  }
  await page.setViewportSize(desktop)
  return problems
}

const fromAccountMenu = async (page: Page, words: Words, name: RegExp) => {
  await page.goto('/rng')
  await isHydrated(page)
  await accountMenu(page, words).click()
  await page.locator('#account-menu').getByRole('button', { name }).click()
}
const fromFooter = async (page: Page, name: RegExp) => {
  await page.goto('/help')
  await isHydrated(page)
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
  public: [
    'guest',
    async (page) => {
      await fromFooter(page, /Comunicados|Announcements/)
      await dialog(page).locator('summary').first().click()
    },
  ],
  consent: 'support-axe.long.spec.ts',
  contractRequests: 'contracts.spec.ts',
  switchAccount: 'switch-account.spec.ts',
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
      await isHydrated(page)
      await main(page).locator('ul[style*="duration"] button').first().press('Enter')
    },
  ],
  game: [
    'guest',
    async (page) => {
      await page.goto('/rng?game=1001')
      await expect(dialog(page).locator('dl')).toBeVisible()
    },
  ],
  filters: [
    'guest',
    async (page) => {
      await page.goto('/rng?volatility=high')
      await isHydrated(page)
      await main(page)
        .getByRole('button', { name: /Filtros|Filters/ })
        .click()
      await expect(dialog(page).getByRole('checkbox').nth(4)).toBeAttached()
    },
  ],
  search: [
    'guest',
    async (page) => {
      await page.goto('/rng')
      await isHydrated(page)
      await page.keyboard.press('Control+k')
      await dialog(page).getByRole('combobox').fill('tigre')
      await expect(dialog(page).getByRole('option').first()).toBeVisible()
    },
  ],
  vendorGames: 'site/launch.spec.ts',
  play: 'play.spec.ts',
  needAccount: ['trial', (page) => page.goto('/seamless?nodeId=1005')],
  announced: 'site/announced.spec.ts',
  signOut: ['member', (page, words) => fromAccountMenu(page, words, /Sair|Sign out|Log out/)],
  icon: ['member', (page, words) => fromAccountMenu(page, words, /foto|imagem|picture|photo/i)],
  forgetPass: 'access-codes.spec.ts',
  // Opens only with a Firebase project; what it frames is Google's.
  phoneAuth: undefined,
  geetest: undefined,
  changePass: 'security-axe.long.spec.ts',
  firstLogin: 'security-axe.long.spec.ts',
  needProof: [
    'guest',
    async (page) => {
      await enterAs(page, demo.member)
      await onDatabase(`update identity.session set required_actions = '{mfa}' where id =
        (select id from identity.session where kind = 'member' order by created_at desc limit 1)`)
      // The server remembers a session for a moment.
      await expect(async () => {
        await page.goto('/favorite')
        await expect(dialog(page)).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
  ],
  security: 'security-axe.long.spec.ts',
  twoFactor: 'security-axe.long.spec.ts',
  payee: 'withdraw.spec.ts',
  peerPayments: 'withdraw.spec.ts',
}

const tokens = new Map<Visitor, string>()
const be = async (page: Page, visitor: Visitor) => {
  if (visitor === 'guest') return
  const known = tokens.get(visitor)
  if (known) return storeToken(page, known)
  tokens.set(visitor, await enterAs(page, demo[visitor]))
}

for (const [name, way] of Object.entries(popups)) {
  if (typeof way !== 'string') continue
  test(`the popup ${name} is looked at in ${way}`, () => {
    const file = new URL(way, import.meta.url)
    expect(existsSync(file) && readFileSync(file, 'utf8').includes('testInViews')).toBe(true)
  })
}

const visitors = ['guest', 'member', 'agent', 'trial'] as const
const seen = isWholeRun ? visitors : visitors.slice(0, 2)

for (const language of ['PT', 'EN'] as const) {
  const words = texts[language]
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ viewport: desktop, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    for (const [first, visitor] of seen.entries()) {
      test(`on the pages of a ${visitor}`, async ({ page }) => {
        test.slow()
        await be(page, visitor)
        const problems: string[] = []
        for (const [index, path] of pages[visitor].split(/\s+/).entries()) {
          const turn = first + index
          if (!isSeen(turn, language)) continue
          await page.goto(path)
          await isHydrated(page)
          // A page of the personal center is whole once it knows who looks.
          await expect(page).toHaveTitle(/./)
          await expect(page.locator('h1').first()).toBeAttached()
          if (opensPopup.has(path)) await expect(dialog(page)).toBeVisible()
          problems.push(...(await findInViews(page, { language, turn }, path)))
        }
        expect(problems).toEqual([])
      })
    }

    const looked = isWholeRun ? Object.entries(popups) : []
    for (const [turn, [name, way]] of looked.entries()) {
      if (typeof way !== 'object' || !isSeen(turn, language)) continue
      const [visitor, open] = way
      test(`in the popup ${name}`, async ({ page }) => {
        await be(page, visitor)
        await open(page, words)
        await expect(dialog(page)).toBeVisible({ timeout: 20_000 })
        // What lies below a popup is inert, and looked at as a page of its own.
        expect(await findInViews(page, { language, turn }, name, 'dialog[open]')).toEqual([])
      })
    }
  })
}
