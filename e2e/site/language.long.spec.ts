import { expect, test, type Page } from './site-test.ts'
import { recordRequests, isHydrated, speak } from '../steps.ts'

const language = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Menu' })
    .getByRole('combobox', { name: /^(Idioma|Language)$/ })
const games = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: /^(Em alta|Hot now)$/ })
    .getByRole('article')
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('hotGames:')))

test('LANG-6, SESSION-9: the server’s texts and the cached lists change with the language at once', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'PT', baseURL)
  await page.goto('/rng')
  await isHydrated(page)
  // When opened by navigation, the list is requested and cached, rather than being part of the page.
  await page.getByRole('banner').getByRole('link', { name: 'Início', exact: true }).click()
  await expect(games(page).filter({ hasText: 'Tigre da Sorte' })).toBeVisible()
  await expect.poll(() => kept(page)).toEqual(['hotGames:PT'])
  const notice = page.getByRole('main').getByText('Apostar é diversão, não renda.').first()
  await expect(notice).toBeAttached()
  // The last row of home has loaded: no more requests are made in Portuguese.
  const lastRow = page.getByRole('main').getByRole('region', { name: 'Bingo' })
  await expect(lastRow.getByRole('article').first()).toBeAttached({ timeout: 15_000 })
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))

  const { calls } = recordRequests(page)
  const spoken: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/wps/')) {
      spoken.push(request.headers()['language'])
    }
  })
  await language(page).selectOption('EN')
  await expect(games(page).filter({ hasText: 'Lucky Tiger' })).toBeVisible()
  await expect(games(page).filter({ hasText: 'Tigre da Sorte' })).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await expect.poll(() => kept(page)).toEqual(['hotGames:EN'])
  expect(new Set(spoken)).toEqual(new Set(['EN']))
  const hot = 'GET /wps/relay/GCSGAME_hotGame'
  expect(calls.filter((call) => call.startsWith(hot))).toHaveLength(1)

  await language(page).selectOption('PT')
  await expect(games(page).filter({ hasText: 'Tigre da Sorte' })).toBeVisible()
  await expect(notice).toBeAttached()
  await expect.poll(() => kept(page)).toEqual(['hotGames:PT'])
  expect(calls.filter((call) => call.startsWith(hot))).toHaveLength(2)
  // All without reloading the page.
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})
