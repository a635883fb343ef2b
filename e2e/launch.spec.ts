import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { openSession } from './people.ts'
import { demo, recordRequests, isHydrated, storeToken, loginPopup } from './steps.ts'
import { changeCatalogue } from './system.ts'

const main = (page: Page) => page.getByRole('main')
const launch = 'GET /wps/game/launchGame'

type TestVendor = {
  readonly code: string
  readonly type: string
  readonly opens: 'GAME' | 'VASSALAGE'
  readonly firstNode: number
  readonly games?: number
}
const addVendor = ({ code, type, opens, firstNode, games = 1 }: TestVendor) => [
  `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
   select '${code}', 'Casa ${code}', '${type}', '${type}', integration, '${opens}', 95
   from catalogue.vendor where code = 'TRV' on conflict (code) do update set enabled = true`,
  `insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify,
     names, hue, symbols, sort_order)
   select ${firstNode} + n, v.id, '${code}-' || n, '${type}', '${type}', 'SM',
     jsonb_build_object('EN', 'Test ${code} ' || n, 'PT', 'Teste ${code} ' || n), 150, '{lemon}', 900
   from catalogue.vendor v, generate_series(0, ${games - 1}) n where v.code = '${code}'
   on conflict (node_id) do update set enabled = true`,
]
const vendors: readonly TestVendor[] = [
  { code: 'E2EP', type: 'FISH', opens: 'VASSALAGE', firstNode: 8100, games: 23 },
  { code: 'E2ER', type: 'RNG', opens: 'VASSALAGE', firstNode: 8200 },
  { code: 'TCG_LOTTO_VN', type: 'LOTT', opens: 'GAME', firstNode: 8300 },
  { code: 'TCG_SEA', type: 'LOTT', opens: 'GAME', firstNode: 8310 },
  { code: 'E2EL', type: 'LOTT', opens: 'GAME', firstNode: 8320 },
  { code: 'E2EE', type: 'ELOTT', opens: 'GAME', firstNode: 8330 },
]
/** Nothing of the catalogue is ever deleted: what was launched stands in records. */
const removeVendors = [
  'update catalogue.game set enabled = false where node_id between 8100 and 8399',
  `update catalogue.vendor set enabled = false where code like 'E2E_'`,
]

let token = ''
test.beforeAll(async () => {
  await changeCatalogue(...vendors.flatMap(addVendor))
  token = await openSession(demo.member)
})
test.afterAll(() => changeCatalogue(...removeVendors))

/** The list of providers once it has the vendors of these tests. */
const openProviders = async (page: Page) => {
  await expect(async () => {
    await page.goto('/provider')
    await isHydrated(page)
    await expect(tile(page, 'E2EP')).toBeVisible({ timeout: 1_500 })
  }).toPass()
}
const tile = (page: Page, code: string) =>
  main(page).getByRole('link', { name: new RegExp(`Casa ${code} `) })

test.describe('a member', () => {
  test.beforeEach(({ page }) => storeToken(page, token))

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
    await popup.getByRole('link', { name: 'Teste E2EP 3 Casa E2EP' }).click()
    await expect(page).toHaveURL(/\/seamless\?nodeId=8103$/)
    await expect(popup).toBeHidden()
    await expect.poll(() => calls).toContain(launch)
  })

  test('CARD-3, LAUNCH-8: a vendor of slots opens its list on the page of slots instead', async ({
    page,
  }) => {
    await openProviders(page)
    await expect(tile(page, 'E2ER').locator('strong')).toHaveText('E2E')
    await tile(page, 'E2ER').click()
    await expect(page).toHaveURL(/\/rng\?vassalage=E2ER$/)
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('LAUNCH-3, LAUNCH-4, LAUNCH-5, LAUNCH-7: own lotteries open on their own pages, those of other vendors as games', async ({
    page,
  }) => {
    for (const [vendor, name, address] of [
      ['TCG_LOTTO_VN', /Teste TCG_LOTTO_VN/, /\/vnLottery\?gameCode=TCG_LOTTO_VN-0$/],
      ['TCG_SEA', /Teste TCG_SEA/, /\/seaLottery\?gameCode=TCG_SEA-0$/],
      ['TCG', /Cinco do Minuto/, /\/lottery\?gameCode=\w+$/],
      ['TCG_ELOTT', /Sorte 28/, /\/lottery\?gameCode=\w+$/],
      ['E2EL', /Teste E2EL/, /\/seamless\?nodeId=8320$/],
      ['E2EE', /Teste E2EE/, /\/seamless\?nodeId=8330$/],
    ] as const) {
      await expect(async () => {
        await page.goto(`/hot?type=ALL&vassalage=${vendor}`)
        await isHydrated(page)
        await main(page).getByRole('link', { name }).first().click({ timeout: 2_000 })
      }).toPass()
      await expect(page).toHaveURL(address)
    }
  })
})

test('LAUNCH-1: a guest who presses a vendor that opens games gets the login popup', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  await openProviders(page)
  await tile(page, 'E2EP').click()
  await expect(loginPopup(page)).toBeVisible()
  expect(calls).not.toContain(launch)
})

testInViews(4, 'in the games of a vendor', async ({ page, look }) => {
  await storeToken(page, token)
  await openProviders(page)
  await tile(page, 'E2EP').click()
  await expect(page.locator('dialog[open]').getByRole('article')).toHaveCount(20)
  await look('vendorGames', 'dialog[open]')
})
