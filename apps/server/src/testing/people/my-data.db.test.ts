import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startTestServer } from '../start-test-server.ts'

const server = await startTestServer()
const { members, privacy } = server.server.modules
afterAll(() => server.close())

const findAna = async () => {
  const member = await members.findMemberByUsername(1, 'ana.demo')
  if (!member) throw new Error('no member')
  return { memberId: member.memberId, brandId: 1, address: '127.0.0.1' }
}
const stateOf = async (whose: Awaited<ReturnType<typeof findAna>>, requestId: string) =>
  (await privacy.getMyData(whose)).requests.find((one) => one.requestId === requestId)?.state

test('LGPD art. 18: an export has what every module of the platform keeps', async () => {
  const ana = await findAna()
  await server.deposit(ana.memberId, 'of the export', '50.00')
  const asked = { requestId: randomUUID(), password: demoPasswords.member }
  await privacy.exportMyData(ana, asked)
  await privacy.runRequests()
  expect(await stateOf(ana, asked.requestId)).toBe('ready')
  const { content } = await privacy.openMyData(ana, asked)
  expect(Buffer.from(content, 'base64').toString()).toContain('50.00')
})

test('LGPD art. 18: an erasure ends', async () => {
  const ana = await findAna()
  const asked = { requestId: randomUUID(), password: demoPasswords.member }
  await privacy.eraseMyData(ana, asked)
  await privacy.runRequests()
  expect(await stateOf(ana, asked.requestId)).toBe('done')
})
