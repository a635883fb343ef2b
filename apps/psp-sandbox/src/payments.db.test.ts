import { fetch } from 'undici'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { cpf, newTxid, order, startSandboxWorld } from './testing/start-sandbox-world.ts'

const world = await startSandboxWorld()
const { call, payFor, payOnce, sandbox, told } = world
afterEach(() => {
  sandbox.institution.faults.set([])
})
afterAll(() => world.close())

describe('payments', () => {
  test('a paid charge is closed, sent to the webhook without the payer, and read with the payer', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const paid = await payFor(txid)
    const [{ endToEndId }] = paid.body['pix'] as unknown as [{ endToEndId: string }] // one payment
    expect(endToEndId).toMatch(/^E99999004\d{12}[0-9A-Za-z]{11}$/)
    expect((await call('GET', `/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA' })
    expect((await payFor(txid)).body).toEqual({ refusal: 'paid' })

    await expect.poll(() => told).toContainEqual(expect.objectContaining({ endToEndId, txid }))
    expect(told.at(-1)).not.toHaveProperty('pagador')
    const read = await call('GET', `/pix/${endToEndId}`)
    expect(read.body).toMatchObject({ txid, valor: '50.00', pagador: { cpf, nome: 'Ana' } })
  })

  test('the payer’s bank blocks an expired charge and a wrong amount', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, { ...order, calendario: { expiracao: 1 } })
    expect((await payFor(txid, { amount: '49.99' })).body).toEqual({ refusal: 'amount_fixed' })
    const late = new Date(Date.now() + 2_000).toISOString()
    expect((await payFor(txid, { paidAt: late })).body).toEqual({ refusal: 'expired' })
    expect((await payFor(txid, { paidAt: late, force: true })).status).toBe(201)
  })

  test('a lost notice is never sent, a doubled one twice, a delayed one later', async () => {
    const [lost, doubled, delayed] = [newTxid(), newTxid(), newTxid()]
    for (const txid of [lost, doubled, delayed]) await call('PUT', `/cob/${txid}`, order)
    const toldOf = (txid: string) =>
      told.filter((pix) => (pix as { txid: string }).txid === txid).length // sent by the sandbox
    sandbox.institution.faults.set([{ kind: 'webhook_lost', times: 1, rate: 1, ms: 0 }])
    await payFor(lost)
    sandbox.institution.faults.set([{ kind: 'webhook_delayed', times: 1, rate: 1, ms: 400 }])
    await payFor(delayed)
    sandbox.institution.faults.set([{ kind: 'webhook_doubled', times: 1, rate: 1, ms: 0 }])
    await payFor(doubled)
    await expect.poll(() => toldOf(doubled)).toBe(2)
    expect(toldOf(delayed)).toBe(0)
    await expect.poll(() => toldOf(delayed)).toBe(1)
    expect(toldOf(lost)).toBe(0)
  })

  test('a payer that is not known yet is missing from the answer', async () => {
    sandbox.institution.faults.set([{ kind: 'payer_unknown', times: 1, rate: 1, ms: 300 }])
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const paid = await payFor(txid)
    const [{ endToEndId }] = paid.body['pix'] as unknown as [{ endToEndId: string }] // one payment
    expect((await call('GET', `/pix/${endToEndId}`)).body).not.toHaveProperty('pagador')
    await expect
      .poll(async () => (await call('GET', `/pix/${endToEndId}`)).body)
      .toHaveProperty('pagador')
  })
})

describe('the payer’s page', () => {
  const payOnPage = async (amount: string) => {
    const txid = newTxid()
    const valor = { original: '50.00', modalidadeAlteracao: 1 }
    const { body } = await call('PUT', `/cob/${txid}`, { ...order, valor })
    const token = String(body['location']).split('/').at(-1)
    const answer = await fetch(`${sandbox.pageUrl}/pay/${token}?lang=pt`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: 'pay', payer: 'own', amount }),
    })
    const { body: read } = await call('GET', `/cob/${txid}`)
    const [payment] = (read['pix'] ?? []) as { valor: string }[] // of API Pix
    return [answer.status, payment?.valor]
  }

  test('accepts an amount as people write it, and pays nothing if it cannot be parsed', async () => {
    expect(await payOnPage('R$ 1.234,50')).toEqual([303, '1234.50'])
    expect(await payOnPage('')).toEqual([303, '50.00'])
    expect(await payOnPage('12..5')).toEqual([409, undefined])
  })
})

describe('refunds', () => {
  test('a refund completes, is notified, and is on the statement', async () => {
    const e2eId = await payOnce()
    const asked = await call('PUT', `/pix/${e2eId}/devolucao/r1`, { valor: '50.00' })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ id: 'r1', status: 'EM_PROCESSAMENTO', natureza: 'ORIGINAL' })
    await expect
      .poll(async () => (await call('GET', `/pix/${e2eId}/devolucao/r1`)).body)
      .toMatchObject({ status: 'DEVOLVIDO' })
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.objectContaining({
          endToEndId: e2eId,
          devolucoes: [expect.objectContaining({ id: 'r1', status: 'DEVOLVIDO' })],
        }),
      )
    const { body } = await (async () => {
      const answer = await fetch(`${sandbox.pageUrl}/sandbox/statement`)
      return { body: (await answer.json()) as { lines: { e2e_id: string; amount: string }[] } } // ours
    })()
    const lines = body.lines.filter((line) => line.e2e_id === e2eId)
    expect(lines.map(({ amount }) => amount)).toEqual(['50.00', '-50.00'])
  })

  test('concurrent refunds never exceed the payment', async () => {
    const e2eId = await payOnce()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) =>
        call('PUT', `/pix/${e2eId}/devolucao/${id}`, { valor: '20.00' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  })

  test('a used refund id is refused, an unknown one is not found', async () => {
    const e2eId = await payOnce()
    await call('PUT', `/pix/${e2eId}/devolucao/once`, { valor: '1.00' })
    const again = await call('PUT', `/pix/${e2eId}/devolucao/once`, { valor: '1.00' })
    expect(again.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/PixDevolucaoInvalida')
    expect((await call('GET', `/pix/${e2eId}/devolucao/never`)).status).toBe(404)
  })
})
