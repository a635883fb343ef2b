import { createHash } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { createRecordsFile } from '@trevo/contract/wps/records.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdfText } from './read-pdf-text.ts'
import {
  dayMs,
  dayOne,
  second,
  type LoggedIn,
  startRecordWorld,
  today,
} from './start-record-world.ts'
import { valueOf } from './value-of.ts'

const { clock, member, server } = await startRecordWorld()
afterAll(() => server.close())

type FileBody = BodyInput<typeof createRecordsFile>

const order = (who: LoggedIn, body: FileBody) => who.api.call(endpoints.createRecordsFile, { body })
const underWay = async () =>
  (await server.pool.query('select from records.file_under_way')).rowCount
const fetchFile = async (body: FileBody) => {
  const { url, fileName } = valueOf(await order(member, body))
  const got = await fetch(server.baseUrl + url)
  const bytes = Buffer.from(await got.arrayBuffer())
  // Who has the whole file may ask for the next one at once.
  expect(await underWay()).toBe(0)
  return { url, fileName, got, bytes }
}
const whole = {
  startTime: new Date(second - dayMs).toISOString(),
  endTime: new Date(today).toISOString(),
}

describe('downloads', () => {
  test('CALL-66: the statement as CSV has every movement in the words of the language', async () => {
    const { got, bytes, fileName } = await fetchFile({ what: 'statement', format: 'csv', ...whole })
    expect(got.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(got.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
    expect(got.headers.get('cache-control')).toBe('no-store')
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFF"Date and time","Number","Type","Game","Amount (R$)","Balance after (R$)"',
    )
    expect(lines).toHaveLength(1 + 7 + 1)
    expect(lines.at(-2)).toBe(`${dayOne} 23:30:00,"E2E-first","Deposit","",200.00,200.00`)
    expect(lines[1]).toContain(',25.00,197.50')
    const deposits = await fetchFile({
      what: 'statement',
      format: 'csv',
      transactionType: '6101',
      ...whole,
    })
    expect(deposits.bytes.toString('utf8').split('\r\n')).toHaveLength(3)
  })

  test('CALL-66: the statement as PDF has totals, every movement and page numbers', async () => {
    const { got, bytes } = await fetchFile({ what: 'statement', format: 'pdf', ...whole })
    expect(got.headers.get('content-type')).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = readPdfText(bytes)
    for (const part of [
      'Trevo',
      'Account statement',
      'membro.demo',
      'Page 1',
      '–40.00',
      '197.50',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('CALL-66: a receipt of each movement, and of nobody else’s', async () => {
    const record = valueOf(await member.api.call(endpoints.listTransactions))
    expect(record.list).toHaveLength(7)
    for (const { tx_id, amount } of record.list) {
      const { bytes } = await fetchFile({ what: 'receipt', format: 'pdf', txId: tx_id })
      const text = readPdfText(bytes)
      expect(text).toContain('Receipt')
      expect(text).toContain(amount.replace('-', ''))
      expect(text).toContain(tx_id)
    }
    const txId = record.list[0]?.tx_id ?? ''
    const other = await server.logIn('ana.demo')
    for (const body of [
      { what: 'receipt', format: 'pdf', txId },
      { what: 'receipt', format: 'pdf', txId: '1' },
      { what: 'receipt', format: 'pdf' },
    ] as const) {
      expect(await order(other, body)).toMatchObject({ code: 'records.movement_unknown' })
    }
  })

  test('an address works once and for a minute, and only its hash is stored', async () => {
    const body = { what: 'statement', format: 'csv', ...whole } as const
    const issue = async () => {
      const answer = valueOf(await order(member, body))
      return server.baseUrl + answer.url
    }
    const url = await issue()
    const ticket = url.split('/').at(-1) ?? ''
    const { rows } = await server.pool.query<{ ticket_hash: Buffer }>(
      'select ticket_hash from records.file_ticket',
    )
    const hash = createHash('sha256').update(ticket).digest('hex')
    expect(rows.map((row) => row.ticket_hash.toString('hex'))).toContain(hash)
    const asked = await fetch(url, { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(url)))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await (await fetch(url)).json()).toMatchObject({
      success: false,
      errorCode: 'not_found',
    })

    expect(await underWay()).toBe(0)
    const late = await issue()
    clock.advance(61_000)
    expect((await fetch(late)).status).toBe(404)
    expect((await fetch(`${server.baseUrl}/wps/files/none`)).status).toBe(404)
    await server.server.modules.records.purge()
    const left = await server.pool.query('select from records.file_ticket')
    expect(left.rowCount).toBe(0)
  })

  test('a member has one file made at a time, a second one is refused; others get theirs', async () => {
    const body = { what: 'statement', format: 'pdf', ...whole } as const
    const held = valueOf(await order(member, body))
    const url = server.baseUrl + held.url
    // Another copy of the server is at work on one.
    await server.pool.query('insert into records.file_under_way values ($1, $2)', [
      member.memberId,
      new Date(clock.now().getTime() + 60_000),
    ])
    expect(await order(member, body)).toMatchObject({ ok: false, code: 'records.file_under_way' })
    const refused = await fetch(url)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      success: false,
      errorCode: 'records.file_under_way',
    })
    const other = await server.logIn('ana.demo')
    expect(await order(other, body)).toMatchObject({ ok: true })

    await server.pool.query('delete from records.file_under_way')
    const got = await fetch(url)
    expect(
      Buffer.from(await got.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await underWay()).toBe(0)
  })

  test('an abandoned file of a crashed copy does not block forever', async () => {
    const { memberId } = member
    await server.pool.query('insert into records.file_under_way values ($1, $2)', [
      memberId,
      clock.now(),
    ])
    const { got } = await fetchFile({ what: 'statement', format: 'csv', ...whole })
    expect(got.status).toBe(200)
  })

  test('CALL-66: a movement of a round leads to the round and its proof', async () => {
    const record = valueOf(await member.api.call(endpoints.listTransactions))
    expect(record.list[0]?.detailUrl).toMatch(/\/play\/[\w-]+\?round=r3&proof=[\w.%-]+$/)
    expect(record.list.at(-1)?.detailUrl).toBeNull()
  })
})
