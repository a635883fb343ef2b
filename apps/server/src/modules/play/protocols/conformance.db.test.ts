import { createHubDriver } from '@trevo/vendor-kit/conformance/hub/driver.ts'
import { casesOfHub } from '@trevo/vendor-kit/conformance/hub/cases.ts'
import { casesOfOneWallet } from '@trevo/vendor-kit/conformance/one-wallet/cases.ts'
import { createOneWalletDriver } from '@trevo/vendor-kit/conformance/one-wallet/driver.ts'
import { createManyDriver } from '@trevo/vendor-kit/conformance/v1/driver.ts'
import { conformanceCases, storiesOf } from '@trevo/vendor-kit/conformance/run-conformance.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createAdaptedVendors, createHubSecrets } from '../testing/adapted-vendors.ts'
import { openTestPlay } from '../testing/open-test-play.ts'

const server = await openTestPlay()
afterAll(async () => {
  const proof = await server.wallet.proveConservation()
  await server.close()
  // After all cases, no money was created or lost.
  expect(proof.problems).toEqual([])
})

// The driver's configuration exists before the server does.
const nowhere = { baseUrl: '', gameCode: '', nowMs: Date.now }
const adapted = createAdaptedVendors(createHubSecrets())
const hubStories = storiesOf(createHubDriver(adapted.hubAccess(nowhere)))
const oneWalletStories = storiesOf(createOneWalletDriver(adapted.oneWalletAccess(nowhere)))

describe('seamless wallet v1 keeps every rule of the conformance suite', () => {
  test.each(conformanceCases)('$name', ({ run }) => run(server.world))
})

describe('batches of movements in one call keep the rules of money too', () => {
  const stories = storiesOf({ can: () => true })
  test.each(stories)('$name', ({ run }) =>
    run({ ...server.world, driver: createManyDriver(server.world) }),
  )
})

describe('the hub’s protocol keeps the rules of money, and its own', () => {
  test.each(hubStories)('$name', ({ run }) => run(server.hub))
  test.each(casesOfHub)('$name', ({ run }) => run(server.hub))
})

describe('the one-wallet family’s protocol keeps the rules of money, and its own', () => {
  test.each(oneWalletStories)('$name', ({ run }) => run(server.oneWallet('query')))
  test.each(casesOfOneWallet)('$name', ({ run }) => run(server.oneWallet('query')))
})

describe('with its token in the body the one-wallet family’s protocol keeps its rules too', () => {
  test.each(casesOfOneWallet)('$name', ({ run }) => run(server.oneWallet('body')))
})
