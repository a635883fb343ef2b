import { test } from '@playwright/test'
import { createHash, randomBytes } from 'node:crypto'
import { brazilOrigin } from './law/brazil.ts'
import { speak } from './steps.ts'
import { onDatabase } from './system.ts'

test.use({ baseURL: brazilOrigin })
test('look', async ({ browser }) => {
  test.setTimeout(600_000)
  const people = (await onDatabase(
    `select m.member_id, m.account from members.member m join settings.brand b on b.id = m.brand_id
     where b.merchant = 'trevobr' and m.account like '%.brasil' or (b.merchant = 'trevobr' and m.type = 0) order by m.member_id limit 14`,
  )) as { member_id: string; account: string }[]
  for (const { member_id: id, account } of people) {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    await onDatabase(
      `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at, address, user_agent, device_kind)
       select '\\x${hash}', gen_random_uuid(), member_id, brand_id, 'member', now(), now(), '127.0.0.1', 'journey', 'web' from members.member where member_id = ${id}`,
    )
    for (const [name, viewport] of [
      ['390', { width: 390, height: 844 }],
      ['1440', { width: 1440, height: 900 }],
    ] as const) {
      const context = await browser.newContext({ viewport, baseURL: brazilOrigin, locale: 'pt-BR' })
      const page = await context.newPage()
      await speak(page, 'PT', brazilOrigin)
      await page.goto('/robots.txt')
      await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
      for (const [what, path] of [
        ['home', '/'],
        ['why', '/member?page=why'],
        ['deposit', '/member?page=depositv2'],
      ] as const) {
        if (name === '1440' && what === 'deposit') continue
        await page.goto(path)
        await page.locator('html[data-ready]').waitFor()
        await page.waitForTimeout(1_500)
        await page.screenshot({ path: `/tmp/t33-people/${account.split('@')[1]}-${what}-${name}.png` })
      }
      await context.close()
    }
    console.log('done', account)
  }
})
