import { afterAll, expect, test } from 'vitest'
import { holdEarlierCredits } from '../../compose/database/seed-unpaid-prizes.ts'
import { startTestServer } from '../start-test-server.ts'
import { startChecksSandbox } from './start-checks-sandbox.ts'

const checks = await startChecksSandbox()
const server = await startTestServer({
  environment: { DEMO_BRAZIL: '1', ...checks.environment },
})
const { modules } = server.server
const { kyc, prizes, settings, wallet, members } = modules
afterAll(async () => {
  await server.close()
  await checks.stop()
})

const brandId = settings.brands().find(({ row }) => row.jurisdiction === 'br')?.row.id ?? 0
const listOf = async (list: 'late' | 'held' | 'unclaimed' | 'undeliverable') =>
  (await prizes.listPrizes(brandId, { list, pageSize: 10 })).list.map(
    ({ kind, username, cause }) => [kind, username, cause],
  )

const findMember = async (username: string) => {
  const member = await members.findMemberByUsername(brandId, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}

test('the demo has money in each list of unpaid prizes', async () => {
  const { memberId } = await findMember('hugo.demo')
  // A party that answers slowly is asked again later; then the next start holds the credits.
  const isVerified = async () => {
    await kyc.runChecks()
    return (await kyc.getKyc(memberId)).isVerified
  }
  await expect.poll(isVerified).toBe(true)
  await holdEarlierCredits(brandId, modules)
  await prizes.readUnpaid()
  const held = ['held_credit', 'hugo.demo', 'held']
  expect(await listOf('late')).toEqual([held, held])
  expect(await listOf('held')).toEqual([held, held])
  const left = ['balance', 'gil.demo', 'closed_account']
  expect(await listOf('unclaimed')).toEqual([left, held])
  expect(await listOf('undeliverable')).toEqual([left])
})

test('the money came from operators, and all of it is in the ledger', async () => {
  const balanceOf = async (username: string) =>
    (await wallet.balanceOf((await findMember(username)).memberId)).availableMinor
  expect(await balanceOf('gil.demo')).toBe(425_000n)
  // Two stakes of a real are gone.
  expect(await balanceOf('hugo.demo')).toBe(180_000n)
})
