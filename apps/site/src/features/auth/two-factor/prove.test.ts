import { afterEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { passkeyOptions, standInPasskeys } from '../../../testing/stand-in-passkeys.ts'
import { standInServer, value } from '../../../testing/stand-in-server.ts'
import { proveByPasskey } from './prove.ts'

const startPath = '/wps/session/login/verification/start'
const verifyPath = '/wps/session/login/verification'
afterEach(() => vi.unstubAllGlobals())

const prove = async (options: object | null, isUsed = true) => {
  const server = await standInServer({
    [startPath]: () => value({ sentTo: null, passkeyOptions: options }),
    [verifyPath]: () => value({ token: 'tok' }),
  })
  standInPasskeys({ isUsed })
  startSession(initialSession(server.status, () => 0))
  const proven = await proveByPasskey({ challengeId: 'c1' } as Parameters<typeof proveByPasskey>[0])
  return { proven, sent: server.to(verifyPath).map(({ body }) => body) }
}

test('the passkey that the device gives is sent with the challenge', async () => {
  const { proven, sent } = await prove(passkeyOptions)
  expect(proven).toMatchObject({ kind: 'welcome' })
  expect(sent).toMatchObject([{ challengeId: 'c1', method: 'passkey', passkey: { id: 'AAAA' } }])
})

test('without one, or if the person cancels, nothing is sent', async () => {
  expect(await prove(null)).toEqual({ proven: { kind: 'notUsed' }, sent: [] })
  expect(await prove(passkeyOptions, false)).toEqual({ proven: { kind: 'notUsed' }, sent: [] })
})
