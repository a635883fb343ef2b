import { expect, test } from 'vitest'
import { readPaymentId } from './read-payment-id.ts'

const plain = '0f8fad5bd9cb469fa16570867728950e'
const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('an id is known by its form', () => {
  const endToEnd = `E${'1'.repeat(31)}`
  expect(readPaymentId(` ${endToEnd} `)).toEqual({ endToEndId: endToEnd, returnId: endToEnd })
  expect(readPaymentId(`D${'1'.repeat(31)}`)).toEqual({ returnId: `D${'1'.repeat(31)}` })
  expect(readPaymentId(`S${plain.toUpperCase()}`)).toEqual({ payoutId: `S${plain}` })
  expect(readPaymentId(plain)).toEqual({ uuid, txid: plain })
  expect(readPaymentId(uuid.toUpperCase())).toEqual({ uuid, txid: plain })
  expect(readPaymentId('marina')).toEqual({})
})
