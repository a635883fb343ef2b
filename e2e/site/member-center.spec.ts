import { launchGame } from '@trevo/contract/wps/games.ts'
import { texts as account } from '@trevo/i18n/texts/pt/site/account.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

test('ROLE-4: a member has every page of the personal center, balance, favourites, recent games and launches', async ({
  page,
  standIn,
}) => {
  const game = standIn.world.lobby().byNode.get(1001)
  if (!game) throw new Error('no game 1001')
  const names = game.row.names.PT ?? ''
  await standIn.apply(({ state }) => void state().recent.set(1n, [1001]))
  standIn.answer(launchGame, () => ({ content: { game_url: `${standIn.origin}/help` } }))
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/member')
  await isHydrated(page)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^R\$\s250,00$/)
  const pages = page.getByRole('navigation', { name: account['member.pages'] })
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
    await pages.locator(`a[href="/member?page=${name}"]`).click()
    const heading = page.getByRole('main').getByRole('heading', { name: account[`member.${name}`] })
    await expect(heading.first()).toBeVisible()
  }
  await page.goto('/favorite')
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  await page.goto('/recent')
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${names} `) })
    .click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  await expect(page.getByTitle(`Jogo ${names}`)).toBeVisible()
})
