import { randomUUID } from 'node:crypto'
import { createDeposit, getDeposit } from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { startWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

vi.setConfig({ testTimeout: 90_000 })

const settled = { timeout: 30_000, interval: 100 }

const world = await startWithInstitution()
const { server, sandbox } = world
afterAll(() => world.close())

/** A deposit of fifty reais that the payer's bank rolls back in two parts. */
const rollBack = async (username: PublishedMember) => {
  const { api } = await server.logIn(username)
  const body = { clientId: randomUUID(), channel: 'PIX', amount: '50.00' } as const
  const { depositId } = valueOf(await api.call(createDeposit, { body }))
  const [pix] = await sandbox.pay({
    txid: depositId.replaceAll('-', ''),
    cpf: publishedTaxIds[username],
    name: 'Membro de Teste',
    force: true,
  })
  const read = async () => {
    const answer = await api.call(getDeposit, { query: { depositId } })
    return answer.ok ? answer.value : undefined
  }
  await expect.poll(async () => (await read())?.status, settled).toBe('credited')
  const reversals = async () => (await read())?.payments[0]?.reversals.length
  for (const [index, amount] of ['20.00', '30.00'].entries()) {
    await sandbox.dispute({ endToEndId: pix?.endToEndId ?? '', amount })
    await expect.poll(reversals, settled).toBe(index + 1)
  }
}
/** By subject: of messages that one run of the job delivers any may be sent first. */
const mailTo = async (address: string) => {
  const { rows } = await server.pool.query<{ subject: string; body: string }>(
    'select subject, body from delivery.outbox where recipient = $1 order by subject',
    [address],
  )
  return rows
}
const tell = (username: string, set: string) =>
  server.change(`update members.member set ${set} where account = 'trevo@${username}'`)

test('a member with a confirmed address gets one mail per reversal, in their own language', async () => {
  await tell('ana.demo', `email = 'ana@example.com', email_confirmed_at = now(), language = 'EN'`)
  await rollBack('ana.demo')
  await expect.poll(async () => (await mailTo('ana@example.com')).length, settled).toBe(2)
  // A repeated notice changes nothing.
  const { rows } = await server.pool.query<{ e2e_id: string }>(
    'select e2e_id from cashier.reversal',
  )
  await server.server.modules.cashier.recordPayments(rows.map((row) => row.e2e_id))
  const due = async () =>
    (await server.pool.query('select e2e_id from cashier.payment where next_call_at is not null'))
      .rowCount
  await expect.poll(due, settled).toBe(0)
  const [first, second] = await mailTo('ana@example.com')
  expect(first?.subject).toBe('Trevo: the bank reversed R$20.00 of your Pix')
  expect(first?.body).toContain('Hello ana.demo,')
  expect(second?.body).toContain('R$30.00 was taken from your balance.')
  expect(await mailTo('ana@example.com')).toHaveLength(2)
})

test('an unconfirmed address gets no mail about money', async () => {
  await tell('bento.demo', `email = 'bento@example.com', email_confirmed_at = null`)
  await rollBack('bento.demo')
  const { rows } = await server.pool.query(
    `select id from delivery.message where recipient = 'bento@example.com'`,
  )
  expect(rows).toEqual([])
})
