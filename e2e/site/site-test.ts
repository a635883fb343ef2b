import path from 'node:path'
import { createServer } from 'node:net'
import { test as base } from '@playwright/test'
import { openStandIn, type StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'

export { expect, type Page } from '@playwright/test'

/** A port on which nothing is listening. */
const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

type OfTest = { readonly freshWorld: undefined }
type OfWorker = { readonly standIn: StandIn }

/**
 * A journey of the site alone: the built site in front of a stand-in for the server in this very
 * process, whose world a test changes directly. Each test begins with the initial world.
 */
export const test = base.extend<OfTest, OfWorker>({
  standIn: [
    async ({ playwright: _none }, use) => {
      const buildDir = path.resolve(import.meta.dirname, '../../.trevo')
      const standIn = await openStandIn({ port: await findPort(), buildDir })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ standIn }, use) => use(standIn.origin),
  freshWorld: [
    async ({ standIn }, use) => {
      await standIn.reset()
      await use(undefined)
      base.expect(standIn.failures).toEqual([])
    },
    { auto: true },
  ],
})

/** For helpers that do not know about stand-ins. */
export const plainTest = test as unknown as typeof base // it has all of its fixtures
