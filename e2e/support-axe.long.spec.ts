import { expect, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { isHydrated } from './steps.ts'
import { changeBrand } from './system.ts'

const closings = {
  maintenance: ['maintenance = true', 'maintenance = false'],
  restricted: [`blocked_addresses = '{127.0.0.0/8}'`, `blocked_addresses = '{}'`],
  'foreign address': [
    `domains = array_remove(domains, '127.0.0.1')`,
    `domains = array_append(domains, '127.0.0.1')`,
  ],
} as const

const popup = (page: Page) => page.locator('dialog[open]').last()

testInViews(
  2,
  'on the question and the choice about measuring',
  async ({ page, baseURL, look }) => {
    await changeBrand(`gtag_id = 'G-TREVO'`)
    try {
      await expect
        .poll(async () => (await fetch(new URL('/wps/system/status', baseURL))).text())
        .toContain('G-TREVO')
      await page.goto('/')
      await expect(page.getByRole('region', { name: /privac/i })).toBeVisible()
      await look('question')
      await page.goto('/help')
      await isHydrated(page)
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /Cookies/ })
        .click()
      await expect(popup(page)).toBeVisible()
      await look('choice', 'dialog[open]')
    } finally {
      await changeBrand('gtag_id = null')
    }
  },
)

for (const [turn, [name, [close, open]]] of Object.entries(closings).entries()) {
  testInViews(turn, `on the page shown instead of the site: ${name}`, async ({ page, look }) => {
    await changeBrand(close)
    try {
      await expect(async () => {
        await page.goto('/')
        await expect(page.getByRole('navigation')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      await look(name)
    } finally {
      await changeBrand(open)
    }
  })
}
