import { expect, test, type Page, type Request } from '@playwright/test'
import { joinAs } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const isCall = (name: string) => (request: Request) => request.url().includes(`/wps/relay/${name}`)

test('CALL-43: an opened game comes first among the recent ones', async ({ page }) => {
  await joinAs(page)
  await page.goto('/recent')
  await expect(main(page).getByText('Nenhum jogo aberto ainda')).toBeVisible()
  for (const name of ['Coroa Real', 'Touro Dourado']) {
    await page.goto('/rng')
    await main(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/seamless/)
    await expect(page.locator('iframe')).toBeVisible()
  }
  const asking = page.waitForRequest(isCall('GCS_recentGame'))
  await page.goto('/recent')
  const query = new URL((await asking).url()).searchParams
  expect([query.get('page'), query.get('pageSize')]).toEqual(['1', '20'])
  await expect(main(page).getByRole('article')).toHaveText([/Touro Dourado/, /Coroa Real/])
})
