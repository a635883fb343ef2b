import type { Request } from '@playwright/test'
import { accountMenu, recordRequests, storeToken } from '../steps.ts'
import { expect, test, type Page } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Favoritar ${name}` })
const marked = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Remover ${name} dos favoritos` })
const isCall = (name: string) => (request: Request) => request.url().includes(`/wps/relay/${name}`)

test('FAV-2, FAV-3, CALL-39, CALL-40, CALL-41, CALL-42: a member marks games, finds them, and unmarks one', async ({
  page,
  standIn,
}) => {
  const { calls } = recordRequests(page)
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/help')
  await expect.poll(() => calls).toContain('GET /wps/relay/MCSFE_getFavoriteGames')
  await page.clock.install()
  const known = page.waitForResponse(
    (answer) => isCall('MCSFE_getFavoriteGames')(answer.request()) && answer.ok(),
  )
  await page.goto('/rng')
  await (await known).finished()
  await expect(accountMenu(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)

  const added = page.waitForRequest(isCall('MCSFE_addFavoriteGameV2'))
  await heart(page, 'Coroa Real').click()
  const add = await added
  expect(add.method()).toBe('POST')
  expect(add.postDataJSON()).toEqual({
    nodeId: expect.any(Number),
    vendor: 'TRV',
    gameType: 'RNG',
  })
  await expect(marked(page, 'Coroa Real')).toBeVisible()
  // Within the same second, a second press does nothing.
  await marked(page, 'Coroa Real').click()
  await expect(marked(page, 'Coroa Real')).toBeVisible()
  await page.clock.runFor(1_100)
  expect(calls.filter((one) => /FavoriteGameV2/.test(one))).toHaveLength(1)
  await page.clock.resume()

  await accountMenu(page).click()
  const menu = page.getByRole('link', { name: 'Favoritos' })
  await menu.click()
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(main(page).getByRole('article')).toHaveText([/Coroa Real/])
  const listed = page.waitForRequest(isCall('MCSFE_getFavoriteGamesList'))
  await main(page).getByRole('button', { name: 'Slots' }).click()
  const asked = new URL((await listed).url()).searchParams
  expect(asked.get('pageNo')).toBe('1')
  expect(asked.get('pageSize')).toBe('999')
  expect(asked.get('gameType')).toBe('RNG')
  await expect(main(page).getByRole('article')).toHaveText([/Coroa Real/])

  const removed = page.waitForRequest(isCall('MCSFE_removeFavoriteGameV2'))
  await marked(page, 'Coroa Real').click()
  const remove = await removed
  expect(remove.method()).toBe('DELETE')
  expect(remove.postDataJSON()).toEqual(add.postDataJSON())
  await page.reload()
  await expect(main(page).getByText('Nenhum favorito ainda')).toBeVisible()
})
