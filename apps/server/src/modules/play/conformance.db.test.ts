import { conformanceCases } from '@trevo/vendor-kit/conformance/run-conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlay, type TestPlay } from './testing/open-test-play.ts'

let server: TestPlay
beforeAll(async () => {
  server = await openTestPlay()
})
afterAll(async () => {
  const proof = await server.wallet.proveConservation()
  await server.close()
  // Whatever the cases did, nothing was made or lost.
  expect(proof.problems).toEqual([])
})

describe('seamless wallet v1 keeps every rule of the conformance suite', () => {
  test.each(conformanceCases)('$name', ({ run }) => run(server.world))
})
