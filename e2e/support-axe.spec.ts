import { expect, test, type Page } from '@playwright/test'
import { findProblems } from './axe.ts'
import { isAlive, speak } from './steps.ts'
import { changeBrand } from './system.ts'

const dialog = (page: Page) => page.locator('dialog[open]').last()

const fromFooter = async (page: Page, name: RegExp) => {
  await page.goto('/help')
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Pages and popups of start-up, help and contact, each as it is when it is looked at. */
const screens: readonly [name: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'question about measuring',
    async (page) => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: /privac/i })).toBeVisible()
    },
  ],
  ['choice about measuring', (page) => fromFooter(page, /Cookies/)],
  ['help', (page) => page.goto('/helpmc')],
  [
    'help modal',
    async (page) => {
      await page.goto('/help#term')
      await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    },
  ],
  ['feedback', (page) => fromFooter(page, /opinião|feedback/i)],
  [
    'feedback, something missing',
    async (page) => {
      await fromFooter(page, /opinião|feedback/i)
      await dialog(page).locator('[type="submit"]').click()
      await expect(dialog(page).getByRole('alert')).toBeVisible()
    },
  ],
  [
    'announcements',
    async (page) => {
      await fromFooter(page, /Comunicados|Announcements/)
      await dialog(page).locator('summary').first().click()
    },
  ],
  ['app guide', (page) => fromFooter(page, /app/i)],
  [
    'agents’ login',
    async (page) => {
      await page.goto('/agent')
      await expect(page.locator('[name="username"]')).toBeVisible()
    },
  ],
]

const closings = {
  maintenance: ['maintenance = true', 'maintenance = false'],
  restricted: [`blocked_addresses = '{127.0.0.0/8}'`, `blocked_addresses = '{}'`],
  'foreign address': [
    `domains = array_remove(domains, '127.0.0.1')`,
    `domains = array_append(domains, '127.0.0.1')`,
  ],
} as const

for (const [language, size, viewport] of [
  ['PT', 'phone', { width: 390, height: 844 }],
  ['EN', 'phone', { width: 390, height: 844 }],
  ['PT', 'desktop', { width: 1440, height: 900 }],
  ['EN', 'desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`axe finds nothing in ${language} on a ${size}`, () => {
    test.use({ viewport })
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL))

    test('on help, contact, announcements and the agents’ entrance', async ({ page, baseURL }) => {
      await changeBrand(`gtag_id = 'G-TREVO'`)
      try {
        await expect
          .poll(async () => (await fetch(new URL('/wps/system/status', baseURL))).text())
          .toContain('G-TREVO')
        const problems: string[] = []
        for (const [name, open] of screens) {
          await open(page)
          problems.push(...(await findProblems(page, name)))
        }
        expect(problems).toEqual([])
      } finally {
        await changeBrand('gtag_id = null')
      }
    })

    test('on the pages that are shown instead of the site', async ({ page }) => {
      const problems: string[] = []
      for (const [name, [close, open]] of Object.entries(closings)) {
        await changeBrand(close)
        try {
          await expect(async () => {
            await page.goto('/')
            await expect(page.getByRole('navigation')).toHaveCount(0, { timeout: 500 })
          }).toPass()
          problems.push(...(await findProblems(page, name)))
        } finally {
          await changeBrand(open)
        }
      }
      expect(problems).toEqual([])
    })
  })
}
