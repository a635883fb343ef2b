import { expect, test } from '@playwright/test'
import { demo, recordRequests, isHydrated, sendLogin, tokenOf } from './steps.ts'
import { forgetFailedLogins } from './system.ts'
import { texts } from './texts.ts'

const forMembers = ['/wps/relay/CSP_unreadCount', '/wps/member/info/funds/consolidated'] as const

for (const { role, who, isAsked, status } of [
  { role: 'a member', who: demo.member, isAsked: true, status: 200 },
  { role: 'a trial user', who: demo.trial, isAsked: false, status: 403 },
] as const) {
  test(`ROLE-7: wherever ${role} goes, unread messages and consolidated data are ${isAsked ? 'asked for and answered' : 'never asked for, and would be refused'}`, async ({
    page,
    request,
  }) => {
    await forgetFailedLogins()
    await page.goto('/login')
    await sendLogin(page, who)
    await expect(page.getByRole('button', { name: texts.PT.accountMenu })).toBeVisible({
      timeout: 20_000,
    })
    const { calls } = recordRequests(page)
    for (const path of [
      '/',
      '/rng',
      '/favorite',
      '/promotions',
      '/pointMall',
      '/member?page=messageV2',
      '/agentHome',
    ]) {
      await page.goto(path)
      await isHydrated(page)
      await page.waitForLoadState('networkidle')
    }
    expect(calls).toContain('GET /wps/member/info')
    const token = (await tokenOf(page)) ?? ''
    for (const [index, path] of forMembers.entries()) {
      expect(calls.includes(`GET ${path}`), path).toBe(isAsked)
      const answer = await request.get(path, {
        headers: {
          Authorization: token,
          Merchant: 'trevo',
          Language: 'PT',
          ModuleId: index === 0 ? 'INBOX3' : 'COMM3',
        },
      })
      expect(answer.status(), path).toBe(status)
    }
  })
}
