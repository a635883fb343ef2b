import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { serverMigrations } from '../module-folders.ts'
import { createDelivery, deliverTriesMax, type Delivery } from './index.ts'
import type { MessageOrder } from './service/send-message.ts'
import { startSmsGateway } from './testing/start-sms-gateway.ts'
import { decodeQuotedPrintable } from './testing/decode-quoted-printable.ts'
import { startSmtpServer } from './testing/start-smtp-server.ts'

const opened: Delivery[] = []
const clock = fixedClock('2030-01-02T12:00:00Z')

const database = await createTestDatabase(serverMigrations)
const pool = createPool(database.url, { max: 5, role: 'trevo_app' })
const gateway = await startSmsGateway()
const smtp = await startSmtpServer()
afterAll(async () => {
  for (const one of opened) one.close()
  await smtp.close()
  await gateway.close()
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await database.pool.query('truncate delivery.message, delivery.outbox')
  gateway.requests.length = 0
  smtp.mails.length = 0
})

const open = (environment: NodeJS.ProcessEnv) => {
  const queued: string[] = []
  const warnings: unknown[] = []
  const db = createDatabase<never>(pool)
  const delivery = createDelivery({
    database: createDatabase(pool),
    clock,
    logger: { warn: (...line: unknown[]) => void warnings.push(line) },
    environment,
    enqueue: (id) => void queued.push(id),
  })
  opened.push(delivery)
  const send = async (order: Partial<MessageOrder> = {}): Promise<string> => {
    const before = queued.length
    await db.inTx((tx) =>
      delivery.send(tx, {
        brandId: 1,
        channel: 'sms',
        recipient: '+5511987654321',
        subject: null,
        body: 'Trevo: seu código é 123456.',
        until: new Date(clock.now().getTime() + 600_000),
        ...order,
      }),
    )
    return queued[before] ?? ''
  }
  return { delivery, db, queued, warnings, send }
}
const byGateway = () =>
  open({ SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'gate-key', SMS_SENDER: 'TREVO' })
const bySmtp = () => open({ SMTP_URL: smtp.url, MAIL_FROM: 'Trevo <nao-responda@trevo.example>' })
const mail = {
  channel: 'email',
  recipient: 'ana@example.com',
  subject: 'Sua nova senha é só sua',
} as const

const rowOf = async (id: string) =>
  (await database.pool.query('select * from delivery.message where id = $1', [id])).rows[0]

describe('sending', () => {
  it('queues only what was committed', async () => {
    const { db, delivery, queued } = open({})
    const failing = db.inTx(async (tx) => {
      const until = new Date(clock.now().getTime() + 60_000)
      const order = { brandId: 1, channel: 'sms', recipient: '+55', subject: null } as const
      await delivery.send(tx, { ...order, body: 'never', until })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(queued).toEqual([])
    const { rows } = await database.pool.query('select 1 from delivery.message')
    expect(rows).toEqual([])
  })

  it('a message to nobody leaves the same row, but no text, no number and no job', async () => {
    const { send, queued } = open({})
    await send({ isWanted: false })
    expect(queued).toEqual([])
    const { rows } = await database.pool.query('select * from delivery.message')
    expect(rows).toMatchObject([{ status: 'withheld', recipient: '', body: null, subject: null }])
  })
})

describe('the outbox, without a provider', () => {
  it('keeps its messages, each once however often it is delivered, and only there', async () => {
    const { send, delivery } = open({})
    const id = await send()
    await delivery.deliver(id)
    await delivery.deliver(id)
    expect(await delivery.listOutbox()).toMatchObject([
      { channel: 'sms', recipient: '+5511987654321', body: 'Trevo: seu código é 123456.' },
    ])
    expect(await rowOf(id)).toMatchObject({ status: 'sent', body: null, attempts: 1 })
  })

  it('deletes them after a day', async () => {
    const { send, delivery } = open({})
    await delivery.deliver(await send())
    clock.advance(25 * 3_600_000)
    await delivery.requeueMessages()
    expect(await delivery.listOutbox()).toEqual([])
  })
})

describe('SMS through an HTTP gateway', () => {
  it('is one POST with the token, and the id of the message as idempotency key', async () => {
    const { send, delivery } = byGateway()
    const id = await send()
    await delivery.deliver(id)
    const [request] = gateway.requests
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer gate-key',
      'idempotency-key': id,
      'content-type': 'application/json',
    })
    expect(request?.body).toEqual({
      id,
      from: 'TREVO',
      to: '+5511987654321',
      text: 'Trevo: seu código é 123456.',
    })
    expect(await rowOf(id)).toMatchObject({ status: 'sent', body: null })
    expect(await delivery.listOutbox()).toEqual([])
  })

  it.each([408, 429, 500, 503])('%s is retried with the same id', async (status) => {
    const { send, delivery } = byGateway()
    const id = await send()
    gateway.answerWith(status)
    await expect(delivery.deliver(id)).rejects.toThrow('unavailable')
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 })
    await delivery.deliver(id)
    expect(gateway.requests.map((one) => one.body.id)).toEqual([id, id])
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('a refused message is given up, and neither number nor text nor the gateway’s answer is in the log', async () => {
    const { send, delivery, warnings } = byGateway()
    const id = await send()
    gateway.answerWith(400)
    await delivery.deliver(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'refused', body: null })
    expect(JSON.stringify(warnings)).toContain('refused')
    expect(JSON.stringify(warnings)).not.toMatch(/123456|98765|provider/)
  })

  it('is given up after the last try', async () => {
    const { send, delivery } = byGateway()
    const id = await send()
    for (let tries = 1; tries < deliverTriesMax; tries += 1) {
      gateway.answerWith(503)
      await expect(delivery.deliver(id)).rejects.toThrow('unavailable')
    }
    gateway.answerWith(503)
    await delivery.deliver(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'unavailable', body: null })
  })

  it('is not sent after its time, because an expired code only confuses', async () => {
    const { send, delivery } = byGateway()
    const id = await send()
    clock.advance(601_000)
    await delivery.deliver(id)
    expect(gateway.requests).toEqual([])
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'too_late', body: null })
  })

  it('402 means out of credit, for five minutes and for SMS only', async () => {
    const { send, delivery } = byGateway()
    expect(await delivery.isOutOfCredit('sms')).toBe(false)
    const id = await send()
    gateway.answerWith(402)
    await delivery.deliver(id)
    expect(await delivery.isOutOfCredit('sms')).toBe(true)
    expect(await delivery.isOutOfCredit('email')).toBe(false)
    clock.advance(5 * 60_000 + 1)
    expect(await delivery.isOutOfCredit('sms')).toBe(false)
  })

  it('a message that a crash left between commit and queue is queued a minute later', async () => {
    const { send, delivery, queued } = byGateway()
    const id = await send()
    queued.length = 0
    await delivery.requeueMessages()
    expect(queued).toEqual([])
    clock.advance(61_000)
    await delivery.requeueMessages()
    expect(queued).toEqual([id])
    await delivery.deliver(id)
    queued.length = 0
    await delivery.requeueMessages()
    expect(queued).toEqual([])
  })
})

describe('email by SMTP', () => {
  it('arrives with subject and text, from the brand, with the id of the message', async () => {
    const { send, delivery } = bySmtp()
    const id = await send({ ...mail, body: 'Olá, Ana!\n\nhttps://trevo.example/?resetTicket=abc' })
    await delivery.deliver(id)
    expect(smtp.mails).toHaveLength(1)
    const [arrived] = smtp.mails
    expect(arrived).toMatchObject({ from: 'nao-responda@trevo.example', to: ['ana@example.com'] })
    expect(arrived?.text).toContain(`Message-ID: <${id}@trevo.example>`)
    expect(arrived?.text).toContain('Auto-Submitted: auto-generated')
    expect(arrived?.text).toMatch(/^Subject: =\?UTF-8\?/m)
    const body = arrived?.text.split('\r\n\r\n').slice(1).join('\r\n\r\n') ?? ''
    expect(decodeQuotedPrintable(body)).toContain('Olá, Ana!')
    expect(decodeQuotedPrintable(body)).toContain('https://trevo.example/?resetTicket=abc')
    expect(await rowOf(id)).toMatchObject({ status: 'sent', body: null, subject: mail.subject })
  })

  it('one recipient is one recipient, for any text in the address', async () => {
    const { send, delivery } = bySmtp()
    const recipient = 'ana@example.com, eva@example.com\r\nBcc: eva@example.com'
    const id = await send({ ...mail, recipient, body: 'x' })
    await delivery.deliver(id).catch(() => undefined)
    expect(smtp.mails.flatMap((one) => one.to)).not.toContain('eva@example.com')
    expect(smtp.mails.map((one) => one.text).join()).not.toMatch(/^Bcc:/m)
  })

  it('a 4xx of the server is retried, a 5xx is not, and its text is not repeated', async () => {
    const { send, delivery, warnings } = bySmtp()
    const id = await send({ ...mail, body: 'texto' })
    smtp.replies.push(450)
    const failed = await delivery.deliver(id).catch((error: unknown) => error)
    expect(String(failed)).toBe('DeliveryFailure: message not delivered: unavailable')
    await delivery.deliver(id)
    expect(smtp.mails).toHaveLength(1)

    const other = await send({ ...mail, body: 'texto' })
    smtp.replies.push(550)
    await delivery.deliver(other)
    expect(await rowOf(other)).toMatchObject({ status: 'failed', failure: 'refused' })
    expect(JSON.stringify(warnings)).not.toContain('55119')
  })

  it('a server that is down is retried', async () => {
    const { send, delivery } = open({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example' })
    const id = await send({ ...mail, body: 'texto' })
    await expect(delivery.deliver(id)).rejects.toThrow('unavailable')
    expect(await rowOf(id)).toMatchObject({ status: 'queued' })
  })
})

describe('settings of providers', () => {
  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMS_GATEWAY_URL: 'https://sms.example/' },
    { SMTP_URL: 'ftp://127.0.0.1', MAIL_FROM: 'a@b.example' },
  ])('half a provider does not start: %o', (environment) => {
    expect(() => open(environment)).toThrow()
  })
})
