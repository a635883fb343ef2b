import { expect, test } from '@playwright/test'
import { dots, homeUntil, main } from './home-page.ts'
import { enterAs } from './people.ts'
import { demo, isHydrated } from './steps.ts'
import { onDatabase } from './system.ts'
import { longTest } from './whole-run.ts'

test('HOME-1, CAROUSEL-4: home shows the banners of w_home and no others, and each leads to its target', async ({
  page,
}) => {
  const banners = await onDatabase(
    `select texts -> 'PT' ->> 'title' as title from messaging.banner where group_name = 'w_home' and enabled order by sort_order`,
  )
  await onDatabase(
    `insert into messaging.banner (brand_id, group_name, texts, linkage_type, linkage, hue, symbols,
       sort_order)
     select brand_id, 'w_login', '{"EN": {"title": "E2E elsewhere", "text": "", "action": ""},
       "PT": {"title": "E2E em outro lugar", "text": "", "action": ""}}', 'URL', '', 150, '{}', 99
     from messaging.banner limit 1`,
  )
  try {
    await page.goto('/')
    await expect(dots(page)).toHaveCount(banners.length)
    for (const { title } of banners) {
      await expect(main(page).getByText(String(title)).first()).toBeAttached()
    }
    await expect(page.getByText('E2E em outro lugar')).toHaveCount(0)
    for (const [index, target] of [
      [1, '/seamless?nodeId=1001'],
      [2, '/member?page=depositv2'],
      [3, '/rng'],
    ] as const) {
      await page.goto('/')
      await dots(page)
        .nth(index - 1)
        .click()
      const slide = main(page).getByRole('group', { name: `Destaque ${index} de 3` })
      await slide.getByRole('link').click()
      await expect.poll(() => page.url()).toContain(target)
    }
  } finally {
    await onDatabase(
      `delete from messaging.banner where group_name = 'w_login' and sort_order = 99`,
    )
  }
})

test('CAROUSEL-1, CAROUSEL-2: several banners turn every 5 s in 1 s, one to a view, 20.3 px apart, round and round', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const current = () => main(page).locator('[aria-current="true"]').getAttribute('aria-label')
  await expect(dots(page).nth(2)).toBeVisible()
  const track = main(page).getByRole('group', { name: 'Destaque 1 de 3' }).locator('..')
  const look = await track.evaluate((element) => {
    const [one, two] = [...element.children].map((slide) => slide.getBoundingClientRect())
    return {
      gap: (two?.left ?? 0) - (one?.right ?? 0),
      share: (one?.width ?? 0) / (element.parentElement?.clientWidth ?? 1),
    }
  })
  expect(look.gap).toBeCloseTo(20.3, 1)
  expect(look.share).toBeCloseTo(1, 2)

  await isHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  // In one breath: a busy machine would look when the second is over.
  const lasts = await dots(page)
    .nth(2)
    .evaluate(
      async (dot: HTMLElement, moved) => {
        dot.click()
        await Promise.resolve()
        return moved && getComputedStyle(moved).transitionDuration
      },
      await track.elementHandle(),
    )
  expect(lasts).toBe('1s')
  expect(await current()).toBe('Destaque 3 de 3')
  let tookMs = 0
  while ((await current()) === 'Destaque 3 de 3' && tookMs < 10_000) {
    await page.clock.runFor(100)
    tookMs += 100
  }
  expect(await current()).toBe('Destaque 1 de 3')
  expect(tookMs).toBeGreaterThanOrEqual(5_000)
  expect(tookMs).toBeLessThan(6_000)
})

longTest('CAROUSEL-3: a single banner stands still, without pagination', async ({ page }) => {
  await onDatabase(`update messaging.banner set enabled = false where sort_order > (
    select min(sort_order) from messaging.banner where group_name = 'w_home')`)
  try {
    await homeUntil(page, () => expect(dots(page)).toHaveCount(0, { timeout: 1_000 }))
    await expect(main(page).getByRole('link', { name: /Cada rodada/ })).toHaveCount(1)
  } finally {
    await onDatabase('update messaging.banner set enabled = true')
  }
})

longTest(
  'MODEL-9, CAROUSEL-4: banners of w_leftmenu stand under the side menu, those of w_register over the form, and lead on',
  async ({ page }) => {
    await page.goto('/')
    await isHydrated(page)
    const menu = page.getByRole('complementary')
    const link = menu.locator('a[href="/hot?type=NEW"], a[href="/member?page=playerRank"]')
    await link.first().scrollIntoViewIfNeeded()
    await expect(link.first()).toBeVisible()
    await link.first().click()
    await expect(page).toHaveURL(/\/hot\?type=NEW$|\/member\?page=playerRank$/)
    const [banner] = await onDatabase(
      `select texts -> 'PT' ->> 'title' as title from messaging.banner
     where group_name = 'w_register' and enabled`,
    )
    await page.goto('/register')
    await expect(
      page.getByRole('dialog').getByText(String(banner?.['title'])).first(),
    ).toBeVisible()
  },
)

longTest(
  'CALL-35: home asks for all types for the web, before the login for B and after it for A',
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (!pathname.endsWith('/MCSFE_getListAnnouncements')) return
      expect(searchParams.get('types')).toBe('B,PL,PU,PR,H')
      expect(searchParams.get('platform')).toBe('W')
      asked.push(searchParams.get('execution') ?? '')
    })
    await page.goto('/promotions')
    await isHydrated(page)
    await page.waitForLoadState('networkidle')
    // What a guest is told comes with the document, or is asked for as one.
    expect(asked).not.toContain('A')
    await enterAs(page, demo.member)
    await page.goto('/promotions')
    await isHydrated(page)
    await expect.poll(() => asked.at(-1)).toBe('A')
  },
)
