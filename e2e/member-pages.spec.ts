import { expect, test, type Page } from '@playwright/test'
import { texts as accountEn } from '@trevo/i18n/texts/en/site/account.ts'
import { texts as accountPt } from '@trevo/i18n/texts/pt/site/account.ts'
import { desktop, phone } from './axe.ts'
import { joinAndPlay, visitAs } from './reward-steps.ts'
import { isHydrated, openGame, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { visitsInTurn } from './whole-run.ts'

// One member who has played goes through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''
let memberId = ''
test.beforeAll(async ({ browser, baseURL }) => {
  ;({ token, memberId } = await joinAndPlay(browser, baseURL))
})

const account = { PT: accountPt, EN: accountEn } as const
const own = {
  PT: {
    zalo: /Recompensa do Zalo: até 131K/,
    favourites: 'Favoritos',
  },
  EN: {
    zalo: /Zalo reward: up to 131K/,
    favourites: 'Favourites',
  },
} as const

const headingOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true }).first()

for (const [language, size] of visitsInTurn(1, [
  ['PT', phone],
  ['EN', desktop],
] as const)) {
  const words = own[language]
  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    test('MEMBER-3: bonusDetails, rewardCenter and manualRebate show what there is', async ({
      page,
    }) => {
      await visitAs(page, token, '/member?page=bonusDetails')
      await expect(headingOf(page, account[language]['member.bonusDetails'])).toBeVisible()
      await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
      await page.goto('/member?page=rewardCenter')
      await expect(headingOf(page, account[language]['member.rewardCenter'])).toBeVisible()
      await expect(page.getByRole('main').getByRole('tab')).toHaveCount(3)
      await page.goto('/member?page=manualRebate')
      await expect(headingOf(page, account[language]['member.manualRebate'])).toBeVisible()
      await expect(
        page.getByRole('main').getByText('0.40%').or(page.getByText('0,40%')).first(),
      ).toBeVisible()
    })

    test('ROLE-4: a member has every page of the personal center, balance, favourites, recent games and launches', async ({
      page,
    }) => {
      await visitAs(page, token, '/member')
      await expect(page.getByText(/R\$\s?\d/).first()).toBeVisible()
      for (const name of [
        'securityCenter',
        'depositv2',
        'withdraw',
        'personalHistoryCopy',
        'transactionHistory',
        'personalProfit',
        'rewardCenter',
        'referral',
        'missionLeaderboard',
        'messageV2',
      ] as const) {
        await page.goto(`/member?page=${name}`)
        await expect(headingOf(page, account[language][`member.${name}`])).toBeVisible()
      }
      await page.goto('/recent')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.goto('/favorite')
      await expect(page.getByRole('heading', { level: 1, name: words.favourites })).toBeVisible()
      const game = await openGame(page, texts[language])
      await expect(game.getByRole('button', { name: texts[language].spin })).toBeVisible()
    })

    test('REWARD-1: the Zalo reward of up to 131K is announced to everybody, with its rules', async ({
      page,
    }) => {
      await page.goto('/promotions#zalo')
      await isHydrated(page)
      const sheet = page.getByRole('dialog', { name: words.zalo })
      await expect(sheet).toContainText(/131[.,]000[.,]00/)
      await expect(sheet).toContainText('ZALO131')
    })
  })
}

test('MEMBER-5: on a phone the tab of rewards has the badge of what waits', async ({ page }) => {
  await page.setViewportSize(phone)
  await onDatabase(
    `update rewards.reward set state = 'claimed', claimed_at = now()
     where member_id = ${memberId} and state = 'unclaimed'`,
    `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
       prize_minor, source, source_id, granted_at)
     select ${memberId}, 1, 'open', 'MANUAL', '{"PT":"Cortesia","EN":"Courtesy"}', 'cash', 10000,
       'e2e', 'tab:' || ${memberId} || ':' || n, now() from generate_series(1, 2) n`,
  )
  await visitAs(page, token, '/')
  const tabs = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: /Início/ }) })
  await expect(tabs.getByRole('link', { name: /^2 para resgatar\s*Prêmios$/ })).toBeVisible()
  await page.goto('/member?page=rewardCenter')
  await page.getByRole('button', { name: 'Resgatar tudo' }).click()
  await expect(tabs.getByRole('link', { name: /^Prêmios$/ })).toBeVisible()
})
