import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { digestOf, findAnswerFault, verifyMessage, type KnownKey } from './read-signed-answer.ts'

/** RFC 9421, appendix B.1.4 and B.2.6. */
const published = {
  key: { keyId: 'test-key-ed25519', publicKey: 'JrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=' },
  message: {
    components: new Map([
      ['date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
      ['@method', 'POST'],
      ['@path', '/foo'],
      ['@authority', 'example.com'],
      ['content-type', 'application/json'],
      ['content-length', '18'],
    ]),
    signatureInput:
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
    signature:
      'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
  },
}

describe('a signature by RFC 9421', () => {
  it('is verified as the published one of appendix B.2.6', () => {
    expect(verifyMessage(published.message, published.key)?.createdSec).toBe(1_618_884_473)
  })

  it('is none once a covered component is another', () => {
    const components = new Map([...published.message.components, ['content-length', '19']])
    expect(verifyMessage({ ...published.message, components }, published.key)).toBeUndefined()
  })
})

const pair = generateKeyPairSync('ed25519')
const known: KnownKey = {
  keyId: 'party',
  publicKey: pair.publicKey
    .export({ format: 'der', type: 'spki' })
    .subarray(-32)
    .toString('base64'),
}
const now = new Date('2026-11-30T12:00:00Z')
const requestId = '0f1b2c3d-0000-4000-8000-000000000001'

const answerWith = ({
  body = '{"isKnown":true}',
  sent = body,
  answered = requestId,
  createdSec = now.getTime() / 1000,
  covered = ['@status', 'content-digest', 'x-request-id'],
  keyId = 'party',
}: {
  readonly body?: string
  readonly sent?: string
  readonly answered?: string
  readonly createdSec?: number
  readonly covered?: readonly string[]
  readonly keyId?: string
} = {}) => {
  const digest = digestOf(Buffer.from(body))
  const values: Readonly<Record<string, string>> = {
    '@status': '200',
    'content-digest': digest,
    'x-request-id': answered,
  }
  const params = `(${covered.map((name) => `"${name}"`).join(' ')});created=${createdSec};keyid="${keyId}"`
  const base = [
    ...covered.map((name) => `"${name}": ${values[name]}`),
    `"@signature-params": ${params}`,
  ]
  const signature = sign(null, Buffer.from(base.join('\n')), pair.privateKey).toString('base64')
  return {
    status: 200,
    headers: new Headers({
      'content-digest': digest,
      'x-request-id': answered,
      'signature-input': `answer=${params}`,
      signature: `answer=:${signature}:`,
    }),
    body: Buffer.from(sent),
  }
}

const faultOf = (answer: ReturnType<typeof answerWith>) =>
  findAnswerFault(answer, { known, requestId, now })

test('P722: an answer that its party signed for this request counts', () => {
  expect(faultOf(answerWith())).toBeUndefined()
})

test.each([
  [
    'replayed: it answers an earlier request',
    answerWith({ answered: requestId.replace('1', '2') }),
    'replayed',
  ],
  ['with another body than the signed one', answerWith({ sent: '{"isKnown":false}' }), 'changed'],
  [
    'signed more than five minutes ago',
    answerWith({ createdSec: now.getTime() / 1000 - 301 }),
    'stale',
  ],
  ['signed for the future', answerWith({ createdSec: now.getTime() / 1000 + 301 }), 'stale'],
  [
    'whose signature leaves out the request',
    answerWith({ covered: ['@status', 'content-digest'] }),
    'unsigned',
  ],
  ['by another key', answerWith({ keyId: 'other' }), 'unsigned'],
  ['without a signature', { ...answerWith(), headers: new Headers() }, 'unsigned'],
])('P722: an answer counts as none %s', (_what, answer, fault) => {
  expect(faultOf(answer)).toBe(fault)
})
