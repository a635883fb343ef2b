import { expect, test } from 'vitest'
import { startSmtpServer } from '../testing/start-smtp-server.ts'
import { deliverBySmtp } from './deliver-by-smtp.ts'

const letter = {
  id: '1',
  brandId: 1,
  channel: 'email',
  recipient: 'ana@example.com',
  subject: 'Code',
  body: '123456',
} as const

const deliverAt = async (host: string) => {
  const server = await startSmtpServer(host)
  const smtp = deliverBySmtp({ url: server.url, from: 'Trevo <no-reply@trevo.example>' })
  const said = await smtp.deliver(letter).then(
    () => 'sent',
    (error: unknown) => String(error),
  )
  smtp.close()
  await server.close()
  return { said, logins: server.logins, mails: server.mails.length }
}

test('without TLS neither a message nor a login is sent to a mail server on another host', async () => {
  // The same machine, under an address that counts as any other.
  expect(await deliverAt('127.0.0.2')).toEqual({
    said: expect.stringContaining('not delivered'),
    logins: [],
    mails: 0,
  })
})

test('a mail server of this machine needs no TLS', async () => {
  expect(await deliverAt('127.0.0.1')).toEqual({ said: 'sent', logins: ['trevo'], mails: 1 })
})
