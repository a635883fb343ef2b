import { randomUUID } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { callPrefix, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { getSigningKey, openKeys, type VendorKey } from '@trevo/vendor-kit/signing/keys.ts'
import { signatureOf } from '@trevo/vendor-kit/signing/sign.ts'

/** A member's session of the game. */
export type Seat = { readonly sessionToken: string; readonly playerRef: string }

export type PairsOrder = {
  readonly path: string
  readonly count: number
  readonly keys: unknown
  readonly seats: readonly Seat[]
  readonly gameCode: string
}

type Kit = { readonly key: VendorKey; readonly vendor: string; readonly gameCode: string }

const requestOf = ({ key, vendor }: Kit, path: string, message: object): string => {
  const nonce = randomUUID()
  const body = JSON.stringify({ requestId: nonce, ...message })
  const timestamp = String(Date.now())
  const signature = signatureOf(
    key,
    callPrefix(path, vendor, { keyId: key.keyId, timestamp, nonce }),
    body,
  )
  return (
    `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n${vendorHeaders.vendor}: ${vendor}\r\n` +
    `${vendorHeaders.keyId}: ${key.keyId}\r\n${vendorHeaders.timestamp}: ${timestamp}\r\n` +
    `${vendorHeaders.nonce}: ${nonce}\r\n${vendorHeaders.signature}: ${signature}\r\n\r\n${body}`
  )
}

const pairOf = (kit: Kit, { sessionToken, playerRef }: Seat): string[] => {
  const roundId = randomUUID()
  const common = { playerRef, gameCode: kit.gameCode, currency: 'BRL', roundId }
  const debit = `${roundId}:debit`
  const stake = { ...common, transactionId: debit, sessionToken, amount: '1.00' }
  const payout = {
    ...common,
    transactionId: `${roundId}:credit`,
    referenceTransactionId: debit,
    amount: '0.96',
    roundClosed: true,
  }
  return [
    requestOf(kit, vendorEndpoints.debit.path, stake),
    requestOf(kit, vendorEndpoints.credit.path, payout),
  ]
}

const sizeDigits = 8
const pairsAtOnce = 1_000

/**
 * Writes signed rounds of one debit and one credit for play-pairs.lua: each request preceded by its
 * size in eight digits. They are valid as long as a timestamp is (`signatureSkewMs`).
 */
export const signPairs = ({ path, count, keys, seats, gameCode }: PairsOrder): void => {
  const opened = openKeys(keys, 'vendor')
  const kit = { key: getSigningKey(opened, Date.now()), vendor: opened.vendor, gameCode }
  const file = openSync(path, 'w')
  for (let from = 0; from < count; from += pairsAtOnce) {
    let text = ''
    for (let number = from; number < Math.min(count, from + pairsAtOnce); number += 1) {
      const seat = seats[number % seats.length]
      if (!seat) throw new Error('no seats')
      for (const request of pairOf(kit, seat)) {
        text += String(request.length).padStart(sizeDigits, '0') + request
      }
    }
    writeSync(file, text, null, 'latin1')
  }
  closeSync(file)
}
