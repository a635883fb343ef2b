import { isHydrated, storeToken } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { dots, main } from './home-page.ts'
import { expect, test } from './site-test.ts'

test('HOME-1, CAROUSEL-4: home shows the banners of w_home and no others, and each links to its target', async ({
  page,
  standIn,
}) => {
  const { banners } = standIn.world.state().messages
  const ofHome = banners.filter(({ group_name, enabled }) => group_name === 'w_home' && enabled)
  expect(ofHome).toHaveLength(3)
  await standIn.apply(() => {
    const elsewhere = { title: 'E2E em outro lugar', text: '', action: '' }
    const texts = { EN: elsewhere, PT: elsewhere }
    const [first] = ofHome
    if (first) banners.push({ ...first, id: 99, group_name: 'w_login', texts, sort_order: 99 })
  })
  await page.goto('/')
  await expect(dots(page)).toHaveCount(ofHome.length)
  for (const { texts } of ofHome) {
    await expect(
      main(page)
        .getByText(texts.PT?.title ?? '')
        .first(),
    ).toBeAttached()
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
})

test('CAROUSEL-1, CAROUSEL-2: several banners change every 5 s, in 1 s, one per view, 20.3 px apart, in a loop', async ({
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
  // In one call, because a busy machine would look after the second is over.
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

longSiteTest(
  'CAROUSEL-3: a single banner does not move, without pagination',
  async ({ page, standIn }) => {
    await standIn.apply(({ state }) => {
      const ofHome = state().messages.banners.filter(({ group_name }) => group_name === 'w_home')
      for (const banner of ofHome) banner.enabled = banner.sort_order === 0
    })
    await page.goto('/')
    await expect(main(page).getByRole('link', { name: /Cada rodada/ })).toHaveCount(1)
    await expect(dots(page)).toHaveCount(0)
  },
)

longSiteTest(
  'MODEL-9, CAROUSEL-4: banners of w_leftmenu are under the side menu, those of w_register over the form, and lead on',
  async ({ page, standIn }) => {
    await page.goto('/')
    await isHydrated(page)
    const menu = page.getByRole('complementary')
    const link = menu.locator('a[href="/hot?type=NEW"], a[href="/member?page=playerRank"]')
    await link.first().scrollIntoViewIfNeeded()
    await expect(link.first()).toBeVisible()
    await link.first().click()
    await expect(page).toHaveURL(/\/hot\?type=NEW$|\/member\?page=playerRank$/)
    const { banners } = standIn.world.state().messages
    const banner = banners.find(({ group_name }) => group_name === 'w_register')
    await page.goto('/register')
    await expect(
      page
        .getByRole('dialog')
        .getByText(banner?.texts.PT?.title ?? 'none')
        .first(),
    ).toBeVisible()
  },
)

longSiteTest(
  'CALL-35: home asks for all types for the web, before the login for B and after it for A',
  async ({ page, standIn }) => {
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
    // A guest's data come with the document, or are requested as a guest.
    expect(asked).not.toContain('A')
    await storeToken(page, standIn.world.enter('member'))
    await page.goto('/promotions')
    await isHydrated(page)
    await expect.poll(() => asked.at(-1)).toBe('A')
  },
)
