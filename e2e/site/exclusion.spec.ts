import { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { announcementsOf } from '../../apps/server/src/stand-in/bind-handlers.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const endsAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
const onBreak = /^Sua conta está em pausa até/

test('a member on a break finds nothing that advertises play, and sees until when', async ({
  page,
  standIn,
}) => {
  standIn.answer(listAnnouncements, ({ brand, language, query }) => ({
    ...announcementsOf(standIn.world, brand, language, query),
    exclusion: { kind: 'pause' as const, endsAt },
  }))
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/')
  await isHydrated(page)
  await expect(page.getByText(onBreak)).toBeVisible()
  for (const name of [
    /Jogar Tigre da Sorte/,
    /Veja seu nível/,
    /Depositar/,
    /Loterias/,
    /Prêmios/,
  ]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Extrato' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Barra de navegação' })
    .getByRole('link', { name: 'Sacar' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Missões|Depósito/ })).toHaveCount(0)
  for (const address of [
    '/member?page=missionLeaderboard',
    '/member?page=playerRank',
    '/hot',
    '/pointMall',
    '/lott',
  ]) {
    await page.goto(address)
    await expect(page.getByText(onBreak)).toBeVisible()
  }
})

test('a member whose break cannot be determined sees that the page did not load, and no offer', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await page.route('**/MCSFE_getListAnnouncements*', (route) => route.abort())
  await page.goto('/')
  await isHydrated(page)
  // The carousel loops, so its first picture is there twice.
  const offer = page.getByRole('link', { name: /Jogar Tigre da Sorte/ }).first()
  const again = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect(again).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.unroute('**/MCSFE_getListAnnouncements*')
  await again.click()
  await expect(offer).toBeVisible()
  await expect(again).toHaveCount(0)
})
