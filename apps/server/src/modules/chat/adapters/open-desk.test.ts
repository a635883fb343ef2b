import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openDesk } from './open-desk.ts'

const now = () => new Date('2026-11-23T12:00:00Z')
const key = 'a-key-of-the-desk'
const launch = { subject: 'Depósito e saque', language: 'PT', account: 'trevo@ana' } as const
const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex')

describe('an external desk', () => {
  test('CALL-69: Chatwoot gets the member with the hash that its inbox requires, in the fragment', () => {
    const desk = openDesk('chatwoot', { url: 'https://help.example/desk?brand=1', key, now })
    const url = new URL(desk.urlFor(launch))
    expect(`${url.origin}${url.pathname}${url.search}`).toBe('https://help.example/desk?brand=1')
    const about = new URLSearchParams(url.hash.slice(1))
    expect(Object.fromEntries(about)).toEqual({
      subject: 'Depósito e saque',
      locale: 'pt-BR',
      identifier: 'trevo@ana',
      identifier_hash: hmac('trevo@ana'),
    })
    const guest = new URL(desk.urlFor({ ...launch, account: undefined }))
    expect(guest.hash).not.toContain('identifier')
  })

  test('CALL-69: any other desk can verify the visitor, time and subject, and each launch is unique', () => {
    const desk = openDesk('signed', { url: 'https://desk.example/open', key, now })
    const url = new URL(desk.urlFor(launch))
    const { sig, ...fields } = Object.fromEntries(url.searchParams)
    expect(fields).toMatchObject({
      user: 'trevo@ana',
      subject: 'Depósito e saque',
      language: 'PT',
      at: '2026-11-23T12:00:00.000Z',
    })
    const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
    expect(sig).toBe(hmac(text.join('\n')))
    expect(sig).not.toBe(hmac(text.join('\n').replace('trevo@ana', 'trevo@bia')))
    expect(new URL(desk.urlFor(launch)).searchParams.get('nonce')).not.toBe(fields['nonce'])
  })
})
