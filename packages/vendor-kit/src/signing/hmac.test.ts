import { createHmac as createNodeHmac, createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createHmac } from './hmac.ts'

const keyOf = (bytes: Buffer) => createHmac(createSecretKey(bytes))

test.each([
  {
    name: 'case 1',
    key: Buffer.alloc(20, 0x0b),
    text: 'Hi There',
    hex: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    name: 'case 2',
    key: Buffer.from('Jefe'),
    text: 'what do ya want for nothing?',
    hex: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    name: 'case 6, a key longer than a block',
    key: Buffer.alloc(131, 0xaa),
    text: 'Test Using Larger Than Block-Size Key - Hash Key First',
    hex: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
])('RFC 4231 $name', ({ key, text, hex }) => {
  expect(keyOf(key).of(text, '')).toBe(hex)
  expect(keyOf(key).of('', text)).toBe(hex)
})

test('equals crypto’s own for every size of key, prefix and body, text and bytes', () => {
  for (let round = 0; round < 300; round += 1) {
    const key = randomBytes(1 + (round % 130))
    const prefix = randomBytes(round % 90).toString('latin1')
    const bytes = randomBytes(round % 10 === 0 ? round * 60 : round)
    const text = `açaí ${bytes.toString('base64')} ✓`
    const own = (body: Buffer | string) =>
      createNodeHmac('sha256', key).update(prefix, 'latin1').update(body).digest('hex')
    const hmac = keyOf(key)
    expect(hmac.of(prefix, bytes)).toBe(own(bytes))
    expect(hmac.of(prefix, text)).toBe(own(text))
    expect(hmac.isOf(own(bytes), prefix, bytes)).toBe(true)
    expect(hmac.isOf(own(bytes).toUpperCase(), prefix, bytes)).toBe(true)
  }
})

test('any other signature is refused', () => {
  const hmac = keyOf(randomBytes(32))
  const right = hmac.of('p', 'body')
  const wrong = [
    '',
    right.slice(1),
    `${right}0`,
    `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`,
    'z'.repeat(64),
  ]
  for (const hex of wrong) expect(hmac.isOf(hex, 'p', 'body')).toBe(false)
  expect(hmac.isOf(right, 'q', 'body')).toBe(false)
})
