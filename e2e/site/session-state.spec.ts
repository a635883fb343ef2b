import { isHydrated, loginPopup, openRegister, storeToken } from '../steps.ts'
import { texts } from '../texts.ts'
import { longSiteTest } from './long-site-test.ts'
import { switchModules } from './change-world.ts'
import { expect, test } from './site-test.ts'

test('CONST-5: a start sets the merchant keys to the brand’s, and every call carries it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('merchant', 'other')
    sessionStorage.setItem('merchantCode', 'other')
  })
  const headers: (string | undefined)[] = []
  const inQueries: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/wps/')) return
    headers.push(request.headers()['merchant'])
    const inQuery = searchParams.get('merchant')
    if (inQuery !== null) inQueries.push(inQuery)
  })
  await page.goto('/rng')
  await isHydrated(page)
  await page.waitForLoadState('networkidle')
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('merchant'),
    sessionStorage.getItem('merchantCode'),
  ])
  expect(stored).toEqual(['trevo', 'trevo'])
  expect(new Set(headers)).toEqual(new Set(['trevo']))
  expect(new Set(inQueries)).toEqual(new Set(['trevo']))
})

longSiteTest(
  'CONST-4, CALL-33: lists ask for 20 games, recent ones for 20, favourites for 999, winners for 20',
  async ({ page, standIn }) => {
    const sizes = new Map<string, string | null>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      const size = searchParams.get('pageSize') ?? searchParams.get('limitNum')
      if (size !== null) sizes.set(pathname.replace('/wps/relay/', ''), size)
    })
    await storeToken(page, standIn.world.enter('member'))
    // The first page of a list comes with the document; a filter makes a separate call.
    await page.goto('/rng')
    await isHydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Filtros' }).click()
    const filters = page.getByRole('dialog', { name: 'Filtros' })
    await filters.getByRole('checkbox', { name: /^Alta/ }).press('Space')
    await expect.poll(() => sizes.get('GCSGAME_gameList')).toBe('20')
    for (const [path, name, size] of [
      ['/favorite', 'MCSFE_getFavoriteGamesList', '999'],
      ['/recent', 'GCS_recentGame', '20'],
      ['/', 'GCSGAME_getRankList', '20'],
    ] as const) {
      await page.goto(path)
      await isHydrated(page)
      await page.mouse.wheel(0, 3_000)
      await expect.poll(() => sizes.get(name), name).toBe(size)
    }
  },
)

test('SESSION-5: the registration rules are stored under validate and fetched once', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/system/setting/register') asked += 1
  })
  await openRegister(page)
  const rules = await page.evaluate(() => sessionStorage.getItem('validate'))
  expect(Object.keys(JSON.parse(rules ?? '{}') as object)).toEqual(
    expect.arrayContaining(['username', 'password', 'payeeName']),
  )
  const first = asked
  expect(first).toBeLessThanOrEqual(1)
  await openRegister(page)
  expect(asked).toBe(first)
})

longSiteTest(
  'SESSION-6: the login opens again on the tab that was left',
  async ({ page, standIn }) => {
    await switchModules(standIn, ['MOBILEVERCODELOGIN3'], true)
    await page.goto('/')
    await isHydrated(page)
    const open = page.getByRole('banner').getByRole('button', { name: texts.PT.logIn })
    const tab = loginPopup(page).getByRole('tab', { name: texts.PT.byMobile })
    await open.click()
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    await tab.click()
    await page.keyboard.press('Escape')
    await expect(loginPopup(page)).toBeHidden()
    await open.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
)
