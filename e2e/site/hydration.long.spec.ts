import { expect, test } from './site-test.ts'
import { isHydrated } from '../steps.ts'

const paths = [
  '/',
  '/rng',
  '/live',
  '/hot',
  '/bgs',
  '/promotions',
  '/provider',
  '/sports',
  '/favorite',
  '/help',
]

test('every page continues from what the server rendered, without an error', async ({ page }) => {
  let path = ''
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`))
  for (path of paths) {
    await page.goto(path)
    await isHydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(errors).toEqual([])
})
