import { addVendor } from '../../apps/server/src/stand-in/world.ts'
import { testInViews } from '../axe.ts'
import { demo, isHydrated, logIn, loginPopup, recordRequests, storeToken } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, plainTest, test, type Page } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')
const launch = 'GET /wps/game/launchGame'

const vendors = [
  { code: 'E2EP', category: 'FISH', opens: 'VASSALAGE', firstNode: 8100, games: 23 },
  { code: 'E2ER', category: 'RNG', opens: 'VASSALAGE', firstNode: 8200, games: 1 },
  { code: 'TCG_LOTTO_VN', category: 'LOTT', opens: 'GAME', firstNode: 8300, games: 1 },
  { code: 'TCG_SEA', category: 'LOTT', opens: 'GAME', firstNode: 8310, games: 1 },
  { code: 'E2EL', category: 'LOTT', opens: 'GAME', firstNode: 8320, games: 1 },
  { code: 'E2EE', category: 'ELOTT', opens: 'GAME', firstNode: 8330, games: 1 },
] as const

test.beforeEach(({ standIn }) =>
  standIn.apply((world) => {
    for (const vendor of vendors) addVendor(world, { ...vendor, name: `Casa ${vendor.code}` })
  }),
)

const openProviders = async (page: Page) => {
  await page.goto('/provider')
  await isHydrated(page)
  await expect(tile(page, 'E2EP')).toBeVisible()
}
const tile = (page: Page, code: string) =>
  main(page).getByRole('link', { name: new RegExp(`Casa ${code} `) })

test.describe('a member', () => {
  test.beforeEach(({ page, standIn }) => storeToken(page, standIn.world.enter('member')))

  test('CARD-3, LAUNCH-6: a vendor that opens a list shows its games, and one of them starts from there', async ({
    page,
  }) => {
    const { calls } = recordRequests(page)
    await openProviders(page)
    await tile(page, 'E2EP').click()
    const popup = page.getByRole('dialog', { name: 'Casa E2EP' })
    await expect(popup.getByRole('article')).toHaveCount(20)
    await popup.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(popup.getByRole('article')).toHaveCount(23)
    expect(calls).toContain('GET /wps/relay/GCSGAME_gameList')
    expect(calls).not.toContain(launch)
    await popup.getByRole('link', { name: 'Teste 3 Casa E2EP' }).click()
    await expect(page).toHaveURL(/\/seamless\?nodeId=8103$/)
    await expect(popup).toBeHidden()
    await expect.poll(() => calls).toContain(launch)
  })

  test('CARD-3, LAUNCH-8: a vendor of slots opens its list on the slots page instead', async ({
    page,
  }) => {
    await openProviders(page)
    await expect(tile(page, 'E2ER').locator('strong')).toHaveText('Casa E2ER')
    await tile(page, 'E2ER').click()
    await expect(page).toHaveURL(/\/rng\?vassalage=E2ER$/)
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('LAUNCH-3, LAUNCH-4, LAUNCH-5, LAUNCH-7: own lotteries open on separate pages, those of other vendors as games', async ({
    page,
  }) => {
    for (const [vendor, name, address] of [
      ['TCG_LOTTO_VN', /Teste 0/, /\/vnLottery\?gameCode=TCG_LOTTO_VN-0$/],
      ['TCG_SEA', /Teste 0/, /\/seaLottery\?gameCode=TCG_SEA-0$/],
      ['TCG', /Cinco do Minuto/, /\/lottery\?gameCode=\w+$/],
      ['TCG_ELOTT', /Sorte 28/, /\/lottery\?gameCode=\w+$/],
      ['E2EL', /Teste 0/, /\/seamless\?nodeId=8320$/],
      ['E2EE', /Teste 0/, /\/seamless\?nodeId=8330$/],
    ] as const) {
      await page.goto(`/hot?type=ALL&vassalage=${vendor}`)
      await isHydrated(page)
      await main(page).getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(address)
    }
  })
})

longSiteTest(
  'LAUNCH-1: a guest who presses a vendor that opens games gets the login popup',
  async ({ page }) => {
    const { calls } = recordRequests(page)
    await openProviders(page)
    await tile(page, 'E2EP').click()
    await expect(loginPopup(page)).toBeVisible()
    expect(calls).not.toContain(launch)
  },
)

testInViews(
  4,
  'in the games of a vendor',
  async ({ page, words, look }) => {
    await logIn(page, demo.member, words)
    await openProviders(page)
    await tile(page, 'E2EP').click()
    await expect(page.locator('dialog[open]').getByRole('article')).toHaveCount(20)
    await look('vendorGames', 'dialog[open]')
  },
  plainTest,
)
