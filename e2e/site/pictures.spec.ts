import {
  furtherLotteryCategories,
  genericVendors,
  lotteryCategories,
  lotteryPicture,
  ownVendors,
  vendorPicture,
  vendorSets,
} from '../../packages/art/src/vendor-sets.ts'
import { addVendor } from '../../apps/server/src/stand-in/world.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { changeBrand } from './change-world.ts'
import { expect, test, type Page } from './site-test.ts'

type Pictured = readonly [code: string, category: string, firstNode: number]
const addVendors = (standIn: StandIn, vendors: readonly Pictured[]) =>
  standIn.apply((world) => {
    for (const [code, category, firstNode] of vendors) {
      addVendor(world, { code, name: `Pictured ${code}`, category, firstNode, games: 1 })
    }
  })

const tile = (page: Page, code: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`Pictured ${code}`) })

/** The image that the browser chose, once it has loaded. */
const shownPicture = async (page: Page, code: string): Promise<string> => {
  const picture = tile(page, code).locator('img')
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)) // it is an img
    .toBeGreaterThan(0)
  return picture.evaluate((img) => (img as HTMLImageElement).currentSrc) // it is an img
}

const providersWith = async (page: Page, code: string) => {
  await page.goto('/provider')
  await expect(tile(page, code)).toBeVisible()
}

test('IMG-2, IMG-3, IMG-4, IMG-5, IMG-6, IMG-7, IMG-8: every picture of the sets exists in both sizes', async ({
  request,
}) => {
  const vendors = Object.entries(vendorSets).flatMap(([gameType, codes]) =>
    codes.map((code) => vendorPicture(code, gameType)),
  )
  const generic = genericVendors.map((gameType) => vendorPicture('NOBODY', gameType))
  const lotteries = lotteryCategories.map(lotteryPicture)
  expect([vendors.length, generic.length, lotteries.length]).toEqual([35, 2, 5])
  const further = furtherLotteryCategories.map(lotteryPicture)
  const own = Object.keys(ownVendors).map((code) => vendorPicture(code, 'RNG'))
  for (const address of [...vendors, ...generic, ...own, ...lotteries, ...further]) {
    for (const end of ['-240.webp', '-480.webp']) {
      const answer = await request.get(`${address}${end}`)
      expect(`${address}${end} ${answer.headers()['content-type']}`).toBe(
        `${address}${end} image/webp`,
      )
    }
  }
})

test('IMG-1, IMG-7, CARD-3, CARD-4: a vendor shows the picture of its code and game type, or else the type’s, or else a drawn mark', async ({
  page,
  standIn,
}) => {
  await addVendors(standIn, [
    ['AG', 'LIVE', 9400],
    ['NOB', 'LIVE', 9401],
    ['NOC', 'PVP', 9402],
  ])
  await providersWith(page, 'NOC')
  expect(await shownPicture(page, 'AG')).toMatch(/\/art\/vendor\/LIVE\/AG-\d+\.webp$/)
  expect(await shownPicture(page, 'NOB')).toMatch(/\/art\/vendor\/LIVE\/generic-\d+\.webp$/)
  await expect(tile(page, 'NOC').locator('img')).toHaveCount(0)
  await expect(tile(page, 'NOC').locator('svg[data-style]')).toBeVisible()
  await expect(tile(page, 'NOC').getByText('Pictured NOC', { exact: true })).toBeVisible()
})

test('CONST-2, IMG-1: pictures come from the brand’s picture host, or from here if that does not answer', async ({
  page,
  baseURL,
  standIn,
}) => {
  await addVendors(standIn, [['AG', 'LIVE', 9400]])
  const { port } = new URL(baseURL ?? '')
  // The same files at another origin, as on a picture host.
  await changeBrand(standIn, { image_cdns: [`http://localhost:${port}`] })
  await providersWith(page, 'AG')
  expect(await shownPicture(page, 'AG')).toContain(`http://localhost:${port}/art/vendor/`)
  await changeBrand(standIn, { image_cdns: ['http://localhost:9'] })
  const asked = page.waitForRequest(/^http:\/\/localhost:9\/art\//)
  await providersWith(page, 'AG')
  await asked
  await expect.poll(() => shownPicture(page, 'AG')).toContain(`${baseURL}/art/vendor/`)
})
