import { expect, test, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { desktop, checkView, viewsOf } from './axe.ts'
import { enterAs } from './people.ts'
import { demo, isHydrated, speak, storeToken } from './steps.ts'
import { onDatabase } from './system.ts'

// What only the site shows, and its popups: site/axe.spec.ts. Nothing here changes the system, so that the
// workers can share the file.
test.describe.configure({ mode: 'parallel' })

const dialog = (page: Page) => page.locator('dialog[open]').last()

/** Pages with data that the system has for its visitors; for a member with bets: accessibility.long.spec.ts. */
const pages = {
  guest:
    '/ /rng /provider /sports /promotions /pointMall /helpmc /proofs /returns /status /raspadinhas',
  member: `/favorite /recent /lottery /member?page=personalHistoryCopy /member?page=transactionHistory
    /member?page=personalProfit /member?page=personalProfit&period=own&from=2026-02-02&to=2026-02-01
    /member?page=transferFund /member?page=transferUpline
    /member?page=withdraw /member?page=messageV2 /member?page=playerRank /raspadinhas?game=PIPA
    /member?page=personalHistoryCopy&product=INSTANT`,
  agent: `/ /agentHome /member /agent /agentHome?page=agentDividendRecordCopy2
    /agentHome?page=agentDividendRecordCopy2&tab=offer /agentHome?page=agentRealtimeSalary&tab=offer`,
  trial: '/ /rng',
} as const
type Visitor = keyof typeof pages

const tokens = new Map<Visitor, string>()
const be = async (page: Page, visitor: Visitor) => {
  if (visitor === 'guest') return
  const known = tokens.get(visitor)
  if (known) return storeToken(page, known)
  tokens.set(visitor, await enterAs(page, demo[visitor]))
}

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

for (const language of ['PT', 'EN'] as const) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ viewport: desktop, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    for (const [first, visitor] of (['guest', 'member', 'agent', 'trial'] as const).entries()) {
      test(`on the pages of a ${visitor}`, async ({ page }) => {
        test.slow()
        await be(page, visitor)
        const problems: string[] = []
        for (const [index, path] of pages[visitor].split(/\s+/).entries()) {
          const turn = first + index
          if (!viewsOf(turn).some((one) => one.language === language)) continue
          await page.goto(path)
          await isHydrated(page)
          // A page of the personal center is complete once the visitor is known.
          await expect(page).toHaveTitle(/./)
          await expect(page.locator('h1').first()).toBeAttached()
          problems.push(...(await findInViews(page, { language, turn }, path)))
        }
        expect(problems).toEqual([])
      })
    }

    test('in the popup needProof', async ({ page }) => {
      await enterAs(page, demo.member)
      await onDatabase(`update identity.session set required_actions = '{mfa}' where id =
        (select id from identity.session where kind = 'member' order by created_at desc limit 1)`)
      // The server caches a session for a moment.
      await expect(async () => {
        await page.goto('/favorite')
        await expect(dialog(page)).toBeVisible({ timeout: 2_000 })
      }).toPass()
      const turn = language === 'PT' ? 0 : 1
      const problems = await findInViews(page, { language, turn }, 'needProof', 'dialog[open]')
      expect(problems).toEqual([])
    })
  })
}
