import { expect, test, type Page } from '@playwright/test'
import {
  furtherLotteryCategories,
  genericVendors,
  lotteryCategories,
  lotteryPicture,
  vendorPicture,
  vendorSets,
} from '../packages/art/src/vendor-sets.ts'
import { changeBrand, changeCatalogue } from './system.ts'

const addVendor = (code: string, category: string, node: number) => [
  `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
   select '${code}', 'Pictured ${code}', '${category}', '${category}', integration, opens, 90
   from catalogue.vendor where code = 'TRV'
   on conflict (code) do update set enabled = true`,
  `insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify,
     names, hue, symbols, sort_order)
   select ${node}, v.id, '${code}-1', '${category}', '${category}', 'SM',
     '{"EN": "Pictured", "PT": "Com imagem"}',
     150, '{lemon,bell,cherries}', 900
   from catalogue.vendor v where v.code = '${code}'
   on conflict (node_id) do update set enabled = true`,
]
const removeVendors = [
  'update catalogue.game set enabled = false where node_id between 9400 and 9499',
  `update catalogue.vendor set enabled = false where name like 'Pictured %'`,
]
test.afterEach(() => changeCatalogue(...removeVendors))

const tile = (page: Page, code: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`Pictured ${code}`) })

/** What the browser chose, once it is really there. */
const shownPicture = async (page: Page, code: string): Promise<string> => {
  const picture = tile(page, code).locator('img')
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)) // it is an img
    .toBeGreaterThan(0)
  return picture.evaluate((img) => (img as HTMLImageElement).currentSrc) // it is an img
}

const providersWith = (page: Page, code: string) =>
  expect(async () => {
    await page.goto('/provider')
    await expect(tile(page, code)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

test('IMG-2, IMG-3, IMG-4, IMG-5, IMG-6, IMG-7, IMG-8: every picture of the sets is there in both sizes', async ({
  request,
}) => {
  const vendors = Object.entries(vendorSets).flatMap(([gameType, codes]) =>
    codes.map((code) => vendorPicture(code, gameType)),
  )
  const generic = genericVendors.map((gameType) => vendorPicture('NOBODY', gameType))
  const lotteries = lotteryCategories.map(lotteryPicture)
  expect([vendors.length, generic.length, lotteries.length]).toEqual([35, 2, 5])
  const further = furtherLotteryCategories.map(lotteryPicture)
  for (const address of [...vendors, ...generic, ...lotteries, ...further]) {
    for (const end of ['-240.webp', '-480.webp']) {
      const answer = await request.get(`${address}${end}`)
      expect(`${address}${end} ${answer.headers()['content-type']}`).toBe(
        `${address}${end} image/webp`,
      )
    }
  }
})

test('IMG-1, IMG-7, CARD-3, CARD-4: a vendor shows the picture of its code and game type, else the type’s, else a drawn mark', async ({
  page,
}) => {
  await changeCatalogue(
    ...addVendor('AG', 'LIVE', 9400),
    ...addVendor('NOB', 'LIVE', 9401),
    ...addVendor('NOC', 'PVP', 9402),
  )
  await providersWith(page, 'NOC')
  expect(await shownPicture(page, 'AG')).toMatch(/\/art\/vendor\/LIVE\/AG-\d+\.webp$/)
  expect(await shownPicture(page, 'NOB')).toMatch(/\/art\/vendor\/LIVE\/generic-\d+\.webp$/)
  await expect(tile(page, 'NOC').locator('img')).toHaveCount(0)
  await expect(tile(page, 'NOC').locator('svg[data-style]')).toBeVisible()
  await expect(tile(page, 'NOC').getByText('NOC', { exact: true })).toBeVisible()
})

test('IMG-1: pictures come from the brand’s picture host, and from here when that is silent', async ({
  page,
  baseURL,
}) => {
  await changeCatalogue(...addVendor('AG', 'LIVE', 9400))
  const { port } = new URL(baseURL ?? '')
  const hostIs = (host: string) => changeBrand(`image_cdns = '{${host}}'`)
  try {
    // The same files at another origin, as a picture host has them.
    await hostIs(`http://localhost:${port}`)
    await expect(async () => {
      await providersWith(page, 'AG')
      expect(await shownPicture(page, 'AG')).toContain(`http://localhost:${port}/art/vendor/`)
    }).toPass({ timeout: 20_000 })
    await hostIs('http://localhost:9')
    await expect(async () => {
      await providersWith(page, 'AG')
      const asked = page.waitForRequest(/^http:\/\/localhost:9\/art\//)
      await page.reload()
      await asked
      expect(await shownPicture(page, 'AG')).toContain(`${baseURL}/art/vendor/`)
    }).toPass({ timeout: 20_000 })
  } finally {
    await changeBrand(`image_cdns = '{}'`)
  }
})
