import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { changeTableStream } from '@trevo/api-client/ops-endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { maths as baccarat } from '@trevo/titles/bacara-ao-vivo/maths.ts'
import { maths as roulette } from '@trevo/titles/roleta-ao-vivo/maths.ts'
import { operatorApi } from '../operator-steps.ts'
import { deposit, register, speak } from '../steps.ts'
import { texts } from '../texts.ts'
import { startStream, type Stream } from './stream.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let stream: Stream
test.beforeAll(async () => {
  stream = await startStream(process.env['FFMPEG_PATH'] ?? 'ffmpeg')
})
test.afterAll(() => stream.close())

const nodeIds = { [roulette.gameCode]: 1401, [baccarat.gameCode]: 1402 }

/** An operator's commands at the terminal: `streams set`, `streams clear`. */
const setStream = async (
  baseURL: string | undefined,
  { gameCode, url }: { readonly gameCode: string; readonly url: string | null },
): Promise<void> => {
  const api = await operatorApi(baseURL, 'PT')
  const params = { vendor: 'BGS', gameCode }
  const body = { stream: url === null ? null : { url, origins: [] } }
  expect(await api.call(changeTableStream, { params, body })).toMatchObject({ ok: true })
}

const enter = async (
  page: Page,
  language: LanguageCode,
  baseURL: string | undefined,
): Promise<void> => {
  await speak(page, language, baseURL)
  await register(page, texts[language])
  await deposit(page, texts[language], { isNew: true })
}

const open = async (page: Page, gameCode: string): Promise<FrameLocator> => {
  await page.goto(`/seamless?nodeId=${nodeIds[gameCode]}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })
  return game
}

const streamIs = (game: FrameLocator, state: string) =>
  expect(game.locator('.presenter')).toHaveAttribute('data-stream', state, { timeout: 45_000 })

const framesOf = (game: FrameLocator) =>
  game.locator('video').evaluate((video: HTMLVideoElement) => ({
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    seconds: video.currentTime,
  }))

/** Frames arrive, one after the other. */
const framesAdvance = async (game: FrameLocator): Promise<void> => {
  const before = await framesOf(game)
  await expect
    .poll(async () => (await framesOf(game)).frames - before.frames)
    .toBeGreaterThanOrEqual(25)
  expect((await framesOf(game)).seconds).toBeGreaterThan(before.seconds)
}

const phaseIs = (game: FrameLocator, phase: string) =>
  expect(game.locator('.felt.live')).toHaveAttribute('data-phase', phase, { timeout: 70_000 })

/** As the browser reports it when another tab is shown. */
const hide = (game: FrameLocator, isHidden: boolean) =>
  game.locator('body').evaluate((_, hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

for (const isNative of [true, false]) {
  const by = isNative ? 'the browser' : 'the library'
  test(`a live table shows its studio by ${by}, muted until asked, and plays on without it`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await enter(page, isMobile ? 'PT' : 'EN', baseURL)
    if (!isNative) {
      await page.addInitScript(() => {
        HTMLVideoElement.prototype.canPlayType = () => ''
      })
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isLibraryAsked = () => asked.some((url) => /\/hls[^/]*\.js/.test(url))
    const { gameCode } = roulette
    await setStream(baseURL, { gameCode, url: null })
    const game = await open(page, gameCode)
    await phaseIs(game, 'betting')
    await expect(game.locator('.presenter-drawing')).toBeAttached()
    expect(isLibraryAsked()).toBe(false)
    // An open page is told; its policy allows the stream when it is reopened.
    await setStream(baseURL, { gameCode, url: stream.url })
    await expect(game.locator('.stream-note')).toHaveText(/O vídeo parou|The video stopped/, {
      timeout: 30_000,
    })
    await page.reload()
    const place = await game.locator('.presenter').boundingBox()
    await streamIs(game, 'playing')
    expect(isLibraryAsked()).toBe(!isNative)
    await framesAdvance(game)
    // The drawn presenter made room for it, and nothing moved.
    expect(await game.locator('.presenter').boundingBox()).toEqual(place)
    expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    if (isMobile) expect(place?.width).toBe(390)

    const video = game.locator('video')
    const sound = game.getByRole('button', { name: /Som do vídeo|Video sound/ })
    await expect(video).toHaveJSProperty('muted', true)
    await sound.click()
    await expect(video).toHaveJSProperty('muted', false)
    await expect(sound).toHaveAttribute('aria-pressed', 'true')

    await hide(game, true)
    await expect(video).toHaveJSProperty('paused', true)
    await hide(game, false)
    await framesAdvance(game)

    // A bet, and the stream is lost before the result: the round ends normally.
    await phaseIs(game, 'over')
    await phaseIs(game, 'betting')
    await game.locator('[data-place="red"]').click()
    await expect(game.locator('[data-place="red"]')).toHaveAttribute('data-laid', 'placed')
    stream.turn('gone')
    await streamIs(game, 'waiting')
    await expect(game.locator('.stream-note')).not.toBeEmpty()
    await expect(game.locator('.presenter-drawing')).toBeVisible()
    await phaseIs(game, 'over')
    await expect(game.locator('.result-label')).toHaveText(
      /ganhou|retorno|sem prêmio|won|return|no win/i,
    )
    stream.turn('live')
    await streamIs(game, 'playing')
    await framesAdvance(game)
    stream.turn('frozen')
    await streamIs(game, 'waiting')
    stream.turn('live')
    await setStream(baseURL, { gameCode, url: null })
    await streamIs(game, 'none')
    await expect(game.locator('.presenter-drawing')).toBeVisible()
  })
}

test('a table’s page may load from its stream’s origin, and no other page may', async ({
  page,
  baseURL,
  request,
}) => {
  await enter(page, 'PT', baseURL)
  const { gameCode } = roulette
  await setStream(baseURL, { gameCode, url: stream.url })
  await open(page, gameCode)
  const address = await page.locator('iframe').getAttribute('src')
  const games = new URL(address ?? '').origin
  const policyOf = async (code: string) => {
    const { 'content-security-policy': policy } = (
      await request.get(`${games}/play/${code}`)
    ).headers()
    return policy ?? ''
  }
  const { origin } = new URL(stream.url)
  await expect.poll(() => policyOf(gameCode)).toContain(`media-src 'self' blob: ${origin};`)
  expect(await policyOf(gameCode)).toContain(`connect-src 'self' ${origin};`)
  expect(await policyOf(baccarat.gameCode)).not.toContain(origin)
  await setStream(baseURL, { gameCode, url: null })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the video waits until it is started', async ({ page, baseURL }) => {
    await enter(page, 'EN', baseURL)
    const { gameCode } = baccarat
    await setStream(baseURL, { gameCode, url: stream.url })
    const game = await open(page, gameCode)
    await streamIs(game, 'offered')
    await expect(game.locator('.presenter-drawing')).toBeVisible()
    await game.getByRole('button', { name: 'Show the video' }).click()
    await streamIs(game, 'playing')
    await framesAdvance(game)
    await setStream(baseURL, { gameCode, url: null })
  })
})
