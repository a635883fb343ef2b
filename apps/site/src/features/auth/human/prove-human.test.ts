import { expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { standInServer } from '../../../testing/stand-in-server.ts'
import type { HumanResult } from './human-proof.ts'
import { proveHuman } from './prove-human.ts'

const proof: HumanResult = { humanProof: 'p' }
const prove = async (whitelabelVal: Record<string, boolean>, take: () => Promise<HumanResult>) => {
  const server = await standInServer({})
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal })
  return proveHuman({ prepare: () => undefined, take })
}

test('LOGIN-8: a call carries a proof of a human, unless the brand has switched it off', async () => {
  expect(await prove({ GEETEST3: true }, async () => proof)).toEqual(proof)
  expect(await prove({}, async () => proof)).toEqual(proof)
  expect(await prove({ GEETEST3: false }, async () => proof)).toEqual({})
})

test('without a proof that is needed there is nothing to send', async () => {
  const fail = () => Promise.reject(new Error('offline'))
  expect(await prove({ GEETEST3: true }, fail)).toBeUndefined()
})
