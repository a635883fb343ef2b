import { listTeamMembers } from '@trevo/contract/wps/agents/team.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

const pages = ['agentTeamOverview', 'downlineManagmentView', 'personalHistoryCopy'] as const

test('on a phone the pages of the agent center begin within 120 px', async ({ page, standIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeToken(page, standIn.world.enter('agent'))
  for (const name of pages) {
    await page.goto(`/agentHome?page=${name}`)
    await isHydrated(page)
    const filter = page.getByRole('main').getByRole('button', { name: 'Hoje' })
    const box = await filter.boundingBox()
    expect(box?.y, name).toBeLessThanOrEqual(120)
  }
})

test('people of a team are asked for by a part of the name', async ({ page, standIn }) => {
  const asked: (string | undefined)[] = []
  standIn.answer(listTeamMembers, ({ query }) => {
    asked.push(query.username)
    return { list: [], next: null, crumbs: [], teamSize: 44, teamBalance: '0.00' }
  })
  await storeToken(page, standIn.world.enter('agent'))
  await page.goto('/agentHome?page=downlineManagmentView')
  await isHydrated(page)
  await page.getByRole('searchbox', { name: 'Usuário' }).fill('ben')
  await page.getByRole('searchbox', { name: 'Usuário' }).press('Enter')
  await expect(page).toHaveURL(/username=ben/)
  await expect.poll(() => asked.at(-1)).toBe('ben')
})
