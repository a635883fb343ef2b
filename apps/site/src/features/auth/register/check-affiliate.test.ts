import { expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import { findAffiliateProblem } from './check-affiliate.ts'

const path = '/wps/agent/affiliate'

const begin = async (answer = value(null), isOn = true) => {
  const server = await standInServer({ [path]: () => answer })
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { AFFMAN3: isOn } })
  return server
}

test('REG-16: a code is checked together with the domain where it is used', async () => {
  const server = await begin()
  expect(await findAffiliateProblem('AGENTE9')).toBeUndefined()
  expect(Object.fromEntries(server.to(path)[0]?.query ?? [])).toMatchObject({
    code: 'AGENTE9',
    domain: location.hostname,
  })
})

test('REG-16: nothing is checked without a code, or where the brand has no agents', async () => {
  const server = await begin()
  expect(await findAffiliateProblem('')).toBeUndefined()
  expect(server.to(path)).toEqual([])
  const closed = await begin(value(null), false)
  expect(await findAffiliateProblem('AGENTE9')).toBeUndefined()
  expect(closed.to(path)).toEqual([])
})

test('REG-17: an unknown code is invalid; any other refusal is shown in the server’s words', async () => {
  await begin(refusal('invitation_code_error'))
  expect(await findAffiliateProblem('AGENTE9')).toBe('invalid')
  await begin(refusal('system.busy', { status: 503, message: 'Tente mais tarde.' }))
  expect(await findAffiliateProblem('AGENTE9')).toEqual({ message: 'Tente mais tarde.' })
})
