import { expect, test, type Page } from './site-test.ts'
import { isHydrated, speak, storeToken } from '../steps.ts'

// Elsewhere there is no worker between a journey and its server.
test.use({ serviceWorkers: 'allow' })
// The worker installs itself some seconds after everything that the visitor waits for.
test.describe.configure({ timeout: 240_000 })

/** Waits until the worker has cached everything, and takes effect from the next page on. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return { names, paths: addresses.flat().map((url) => new URL(url).pathname) }
  })

const visited = async (page: Page) => {
  await page.goto('/')
  await isHydrated(page)
  await workerIsReady(page)
  await page.goto('/')
  await isHydrated(page)
}

for (const [language, words] of Object.entries({
  PT: {
    title: 'Você está sem internet',
    retry: 'Tentar de novo',
    slots: 'Slots',
  },
  EN: { title: 'You are offline', retry: 'Try again', slots: 'Slots' },
})) {
  test(`offline the site shows a notice in ${language}, shows lists seen before, and recovers by itself`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(page, language === 'PT' ? 'PT' : 'EN', baseURL)
    await visited(page)
    const slots = page.getByRole('complementary').getByRole('link', { name: words.slots })
    const listTitle = page.getByRole('heading', { level: 1, name: words.slots, exact: true })
    const games = page.getByRole('main').getByRole('article')
    await slots.click()
    await expect(listTitle).toBeVisible()
    await expect(games.first()).toBeVisible()
    // The second page of the list loads automatically.
    const counted = page.getByRole('main').getByText(/^\d+ (jogos|games)$/)
    const seen = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0])
    await expect(games).toHaveCount(seen)

    await context.setOffline(true)
    await page.goto('/promotions')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('from')).toBe('/promotions')
    await isHydrated(page)
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible()

    await slots.click()
    await expect(listTitle).toBeVisible()
    await expect(games).toHaveCount(seen)
    await expect
      .poll(() =>
        games
          .first()
          .locator('img')
          .evaluate((img) => (img as HTMLImageElement).naturalWidth),
      ) // it is an img
      .toBeGreaterThan(0)

    await page.goto('/promotions')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await isHydrated(page)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/promotions$/)
  })
}

test('nothing about a member, his money or his session is cached; the shell of another version is deleted', async ({
  page,
  standIn,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const old = await caches.open('shell-0')
    await old.put('/offline?lang=PT', new Response('another version'))
  })
  await visited(page)
  await storeToken(page, standIn.world.enter('member'))
  for (const path of ['/member', '/member?page=depositv2', '/favorite', '/recent', '/rng']) {
    await page.goto(path)
    await isHydrated(page)
    await page.waitForLoadState('networkidle')
  }
  const { names, paths } = await kept(page)
  expect(names.filter((name) => name.startsWith('shell-'))).toHaveLength(1)
  expect(names).not.toContain('shell-0')
  const calls = paths.filter((path) => /^\/(wps|lgw|lotto|lotto-vn)\//.test(path))
  const open =
    /\/(GCSGAME_gameList|GCSGAME_hotGamesV2|game_menus|GCSGAME_newGameVendor|helpCenter)$/
  expect(calls.filter((path) => !open.test(path))).toEqual([])
  expect(
    paths.filter((path) => !/^\/(wps|lgw|assets|art|offline|kept-language)\b/.test(path)),
  ).toEqual([])
})

test('the site can be installed: manifest, icons and pictures are there, in the page’s language', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = (await (await request.get(url)).json()) as {
    lang: string
    icons: { src: string }[]
    screenshots: { src: string; sizes: string }[]
    shortcuts: { url: string; icons: { src: string }[] }[]
  }
  expect(manifest.lang).toBe('pt-BR')
  const pictures = [
    manifest.icons,
    manifest.screenshots,
    manifest.shortcuts.flatMap((s) => s.icons),
  ]
  for (const { src } of pictures.flat()) {
    const answer = await request.get(src)
    expect(`${src} ${answer.status()}`).toBe(`${src} 200`)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  for (const { url: target } of manifest.shortcuts) {
    expect((await request.get(target)).status()).toBe(200)
  }
  const sizes = await page.evaluate(
    (screens) =>
      Promise.all(
        screens.map(async ({ src }) => {
          const bitmap = await createImageBitmap(await (await fetch(src)).blob())
          return `${bitmap.width}x${bitmap.height}`
        }),
      ),
    manifest.screenshots,
  )
  expect(sizes).toEqual(manifest.screenshots.map((screen) => screen.sizes))
})
