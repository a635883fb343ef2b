import { texts as accountEn } from '@trevo/i18n/texts/en/site/account.ts'
import { texts as accountPt } from '@trevo/i18n/texts/pt/site/account.ts'
import { desktop, phone } from '../axe.ts'
import { isHydrated, speak, storeToken } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

const account = { PT: accountPt, EN: accountEn } as const
const own = {
  PT: {
    promotions: 'Promoções',
    winners: 'Últimos prêmios',
    mall: 'Loja de pontos',
    announcements: 'Comunicados',
  },
  EN: {
    promotions: 'Promotions',
    winners: 'Latest wins',
    mall: 'Points mall',
    announcements: 'Announcements',
  },
} as const

for (const [language, size] of visitsInTurn(1, [
  ['PT', phone],
  ['EN', desktop],
] as const)) {
  const words = own[language]
  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('CAT-4: players read announcements and promotions, and use mall, VIP, inbox and the winner board', async ({
      page,
      baseURL,
      standIn,
    }) => {
      await speak(page, language, baseURL)
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/')
      await isHydrated(page)
      await expect(page.getByText(words.winners).first()).toBeAttached()
      await page.getByRole('contentinfo').getByRole('button', { name: words.announcements }).click()
      await expect(page.getByRole('dialog', { name: words.announcements })).toBeVisible()
      for (const [address, heading] of [
        ['/promotions', words.promotions],
        ['/pointMall', words.mall],
        ['/member?page=playerRank', account[language]['member.playerRank']],
        ['/member?page=messageV2', account[language]['member.messageV2']],
        ['/member?page=referral', account[language]['member.referral']],
      ] as const) {
        await page.goto(address)
        await expect(
          page.getByRole('heading', { name: heading, exact: true }).first(),
        ).toBeVisible()
      }
    })
  })
}
