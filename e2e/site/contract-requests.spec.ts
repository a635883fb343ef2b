import { isHydrated, recordRequests, storeToken } from '../steps.ts'
import { switchModules } from './change-world.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect } from './site-test.ts'

const consolidatedIn = (calls: readonly string[]) =>
  calls.filter((one) => one.includes('funds/consolidated'))

longSiteTest(
  'AGENT-11: consolidated data is asked for by a logged-in agent, not by a guest nor without AGENTPOLICY3',
  async ({ page, standIn }) => {
    const { calls } = recordRequests(page)
    const visit = async () => {
      await page.goto('/help')
      await isHydrated(page)
      await page.waitForLoadState('networkidle')
    }
    await visit()
    expect(consolidatedIn(calls)).toEqual([])

    await storeToken(page, standIn.world.enter('agent'))
    await switchModules(standIn, ['AGENTPOLICY3'], false)
    await visit()
    expect(calls).toContain('GET /wps/member/info')
    expect(consolidatedIn(calls)).toEqual([])
    await switchModules(standIn, ['AGENTPOLICY3'], true)
    await visit()
    expect(consolidatedIn(calls)).not.toEqual([])
  },
)
