import { expect, test, type Page } from '@playwright/test'
import { startReleaseProxy } from './next-release.ts'
import { isHydrated } from './steps.ts'

test.use({ serviceWorkers: 'allow' })
// The worker installs itself some seconds after everything that the visitor waits for.
test.describe.configure({ timeout: 240_000 })

/** Which shells are cached, and whether a worker waits behind the active one. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const names = await caches.keys()
    return {
      shells: names.filter((name) => name.startsWith('shell-')),
      active: registration?.active?.state,
      waiting: registration?.waiting?.state,
    }
  })

const patient = { timeout: 60_000 }

test('a newer worker waits for the page of the older version, and takes over when a page of its version asks', async ({
  page,
  baseURL,
}) => {
  const door = await startReleaseProxy(baseURL ?? '')
  const visit = async () => {
    await page.goto(`${door.origin}/`)
    await isHydrated(page)
  }
  try {
    await visit()
    await expect
      .poll(() => workersOf(page), patient)
      .toEqual({ shells: [expect.any(String)], active: 'activated', waiting: undefined })
    const [oldShell = ''] = (await workersOf(page)).shells
    const nextShell = `shell-${door.nextVersion}`

    await test.step('the page is of the older version, so nothing it needs is removed', async () => {
      door.release({ worker: true })
      await visit()
      const both = { shells: [oldShell, nextShell], active: 'activated', waiting: 'installed' }
      await expect.poll(() => workersOf(page), patient).toEqual(both)
      // The page asks again at every visit, for a worker of its version.
      const asked = door.workerRequests()
      await visit()
      await expect.poll(() => door.workerRequests(), patient).toBeGreaterThan(asked)
      await page.waitForTimeout(1_000)
      expect(await workersOf(page)).toEqual(both)
      const program = await page.evaluate(
        async (path) => (await caches.match(path))?.status,
        door.program,
      )
      expect(program).toBe(200)
    })

    await test.step('a page of the newer version activates it, and the older shell is deleted', async () => {
      door.release({ page: true })
      await visit()
      await expect
        .poll(() => workersOf(page), patient)
        .toEqual({ shells: [nextShell], active: 'activated', waiting: undefined })
      const kept = await page.evaluate(
        async (paths) =>
          Promise.all(paths.map(async (path) => (await caches.match(path)) !== undefined)),
        [door.program, door.nextProgram],
      )
      expect(kept).toEqual([false, true])
    })
  } finally {
    await page.close()
    await door.close()
  }
})
