import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as der from './der.ts'

export type Issued = {
  readonly certificate: string
  readonly key: KeyObject
  readonly name: string
}

export type Purpose = 'authority' | 'server' | 'client'

export type CertificateOrder = {
  readonly name: string
  readonly purpose: Purpose
  readonly validFrom: Date
  readonly validUntil: Date
  /** Who signs; an authority signs itself. */
  readonly issuer?: Issued
}

const ecdsaWithSha256 = der.sequence(der.oid('1.2.840.10045.4.3.2'))

const nameOf = (name: string): Buffer =>
  der.sequence(der.set(der.sequence(der.oid('2.5.4.3'), der.utf8(name))))

const extension = (id: string, isCritical: boolean, value: Buffer): Buffer =>
  der.sequence(der.oid(id), ...(isCritical ? [der.truth()] : []), der.octets(value))

/** Loopback only: this authority is for one machine. */
const loopbackNames = (): Buffer =>
  der.sequence(
    der.implicit(2, Buffer.from('localhost')),
    der.implicit(7, Buffer.from([127, 0, 0, 1])),
    der.implicit(7, Buffer.from([...Array<number>(15).fill(0), 1])),
  )

const keyIdOf = (publicKey: KeyObject): Buffer =>
  createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest()

const extensionsFor = (purpose: Purpose, own: Buffer, issuer: Buffer): Buffer[] => {
  const keyIds = [
    extension('2.5.29.14', false, der.octets(own)),
    extension('2.5.29.35', false, der.sequence(der.implicit(0, issuer))),
  ]
  if (purpose === 'authority') {
    return [
      ...keyIds,
      extension('2.5.29.19', true, der.sequence(der.truth())),
      // keyCertSign and cRLSign, bits 5 and 6.
      extension('2.5.29.15', true, der.bits(Buffer.from([0b0000_0110]), 1)),
    ]
  }
  const use = purpose === 'server' ? '1.3.6.1.5.5.7.3.1' : '1.3.6.1.5.5.7.3.2'
  return [
    ...keyIds,
    extension('2.5.29.19', true, der.sequence()),
    extension('2.5.29.15', true, der.bits(Buffer.from([0b1000_0000]), 7)),
    extension('2.5.29.37', false, der.sequence(der.oid(use))),
    ...(purpose === 'server' ? [extension('2.5.29.17', false, loopbackNames())] : []),
  ]
}

const toPem = (content: Buffer): string => {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/** Issues an X.509 v3 certificate on a fresh P-256 key (RFC 5280). */
export const issueCertificate = (order: CertificateOrder): Issued => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signer = order.issuer?.key ?? privateKey
  const issuerKeyId = keyIdOf(createPublicKey(signer))
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40 // positive, and no leading zero byte
  const body = der.sequence(
    der.wrapped(0, der.integer(Buffer.from([2]))),
    der.integer(serial),
    ecdsaWithSha256,
    nameOf(order.issuer?.name ?? order.name),
    der.sequence(der.utcTime(order.validFrom), der.utcTime(order.validUntil)),
    nameOf(order.name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.wrapped(3, der.sequence(...extensionsFor(order.purpose, keyIdOf(publicKey), issuerKeyId))),
  )
  const signature = sign('sha256', body, { key: signer, dsaEncoding: 'der' })
  const certificate = toPem(der.sequence(body, ecdsaWithSha256, der.bits(signature)))
  return { certificate, key: privateKey, name: order.name }
}
