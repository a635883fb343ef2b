import { existsSync, readFileSync } from 'node:fs'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { PopupName } from '../../apps/site/src/core/popups/popup-props.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { desktop, checkView, viewsOf } from '../axe.ts'
import { accountMenu, isHydrated, speak, storeToken } from '../steps.ts'
import { texts, type Words } from '../texts.ts'
import { isWholeRun } from '../whole-run.ts'
import { expect, test, type Page } from './site-test.ts'

type Visitor = 'guest' | 'member' | 'trial'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.locator('dialog[open]').last()

// With money, bets and a team: axe.long.spec.ts and accessibility.long.spec.ts.
const pages = {
  guest: '/ /rng /help /register /agent',
  member: '/favorite /member?page=transactionHistory /member?page=withdraw',
} as const

/** Neighbours of those above, for the full run. */
const morePages = {
  guest: `/provider /sports /login /hot?search=tigre /promotions /pointMall /helpmc /proofs /returns /status
    /nowhere /offline /raspadinhas`,
  member: `/lottery /recent /member?page=personalHistoryCopy /member?page=playerRank
    /member?page=personalProfit
    /member?page=personalProfit&period=own&from=2026-02-02&to=2026-02-01
    /member?page=transferFund /member?page=transferUpline /member?page=messageV2`,
} as const

const pathsOf = (visitor: keyof typeof pages): readonly string[] =>
  `${pages[visitor]} ${isWholeRun ? morePages[visitor] : ''}`.trim().split(/\s+/)

const opensPopup = new Set(['/login', '/register'])

/** Whether a view of this turn is in the language. */
const isSeen = (turn: number, language: LanguageCode): boolean =>
  viewsOf(turn).some((one) => one.language === language)

/** Findings of axe in this turn's views in one language. */
const findInViews = async (
  page: Page,
  { language, turn }: { readonly language: LanguageCode; readonly turn: number },
  where: string,
  part?: string,
): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const view of viewsOf(turn).filter((one) => one.language === language)) {
    problems.push(...(await checkView(page, view, where, part)))
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

/** How each popup of the site is opened; or the file that checks it, if that takes a longer story. */
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
  menu: [
    'guest',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('button', { name: /Mostrar o menu|Open menu/ }).click()
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
  needProof: 'axe.long.spec.ts',
  security: 'security-axe.long.spec.ts',
  twoFactor: 'security-axe.long.spec.ts',
  payee: 'withdraw.spec.ts',
  limit: 'limits.spec.ts',
  playPanel: 'limits.spec.ts',
  realityCheck: 'limits.spec.ts',
  firstLimits: 'law/axe.long.spec.ts',
  proveAgain: 'law/axe.long.spec.ts',
  sessionContract: 'limits.spec.ts',
  peerPayments: 'withdraw.spec.ts',
}

const be = async (page: Page, visitor: Visitor, standIn: StandIn) => {
  if (visitor !== 'guest') await storeToken(page, standIn.world.enter(visitor))
}

test('each popup is checked here, or in a named file that checks it', () => {
  const files = Object.entries(popups).filter(([, way]) => typeof way === 'string')
  const missing = files.filter(([, way]) => {
    const file = new URL(`../${String(way)}`, import.meta.url)
    return !existsSync(file) || !/testInViews|checkView/.test(readFileSync(file, 'utf8'))
  })
  expect(missing).toEqual([])
})

for (const language of ['PT', 'EN'] as const) {
  const words = texts[language]
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ viewport: desktop, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    for (const [first, visitor] of (['guest', 'member'] as const).entries()) {
      test(`on the pages of a ${visitor}`, async ({ page, standIn }) => {
        test.slow()
        await be(page, visitor, standIn)
        const problems: string[] = []
        for (const [index, path] of pathsOf(visitor).entries()) {
          const turn = first + index
          if (!isSeen(turn, language)) continue
          await page.goto(path)
          await isHydrated(page)
          // A page of the personal center is complete once the visitor is known.
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
      test(`in the popup ${name}`, async ({ page, standIn }) => {
        await be(page, visitor, standIn)
        await open(page, words)
        await expect(dialog(page)).toBeVisible({ timeout: 20_000 })
        // Content below a popup is inert, and checked as a separate page.
        expect(await findInViews(page, { language, turn }, name, 'dialog[open]')).toEqual([])
      })
    }
  })
}
