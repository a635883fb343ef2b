import { isHydrated } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

for (const width of visitsInTurn(1, [390, 1_440])) {
  test(`NAV-4: home rows and search lead a guest to sports and e-sports at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const [name, path] of [
      ['Apostas esportivas', '/sports'],
      ['Apostas em e-sports', '/esports'],
    ] as const) {
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('main').getByText(name, { exact: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.goto(`/hot?search=${encodeURIComponent(name)}`)
      await isHydrated(page)
      await page.getByRole('main').getByText(name, { exact: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })
}
