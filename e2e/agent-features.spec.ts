import { expect, test } from '@playwright/test'
import { openSession } from './people.ts'
import { demo, isHydrated, speak, storeToken } from './steps.ts'
import { switchModules } from './system.ts'

const pages = [
  { row: 'AGENT-5', page: 'agentDividendRecordCopy2', module: 'SIGNCONDIV3', title: 'Dividendos' },
  { row: 'AGENT-6', page: 'agentDailyWages2', module: 'DAILYSALCONT3', title: 'Salário diário' },
  { row: 'AGENT-7', page: 'agentHourSalary', module: 'HOURSAL3', title: 'Salário por hora' },
  {
    row: 'AGENT-8',
    page: 'agentRealtimeSalary',
    module: 'RTSALARY3',
    title: 'Salário em tempo real',
  },
] as const

let token = ''
test.beforeAll(async () => {
  token = await openSession(demo.agent)
})

for (const { row, page: name, module, title } of pages) {
  test(`${row}: ${name} exists only while the brand has ${module}`, async ({ page, baseURL }) => {
    await storeToken(page, token)
    const link = page.locator(`a[href="/agentHome?page=${name}"]`)
    const address = `/agentHome?page=${name}`
    const switchBack = await switchModules([module, 'AGENTPOLICY3'], true)
    try {
      await page.goto(address)
      await isHydrated(page)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      // On a phone the menu stands in a dialog, which is there on a desktop too.
      await expect(link.first()).toHaveAttribute('aria-current', 'page')
      const switchOn = await switchModules([module], false)
      try {
        await page.goto(address)
        await isHydrated(page)
        await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
        await expect(link).toHaveCount(0)
        await speak(page, 'EN', baseURL)
        await page.goto(address)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await expect(link).toHaveCount(0)
      } finally {
        await switchOn()
      }
    } finally {
      await switchBack()
    }
  })
}
