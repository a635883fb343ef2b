import 'reflect-metadata'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type Extension,
} from '@peculiar/x509'
import { KeyObject } from 'node:crypto'

export type Issued = {
  readonly certificate: string
  readonly key: KeyObject
  readonly name: string
  /** The party that signs with it. */
  readonly pair: CryptoKeyPair
}

export type Purpose = 'authority' | 'server' | 'client'

export type CertificateOrder = {
  readonly name: string
  readonly purpose: Purpose
  readonly validFrom: Date
  readonly validUntil: Date
  /** The signer; an authority signs itself. */
  readonly issuer?: Issued
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Loopback only: this authority is for one machine. */
const loopbackNames = () =>
  new SubjectAlternativeNameExtension([
    { type: 'dns', value: 'localhost' },
    { type: 'ip', value: '127.0.0.1' },
    { type: 'ip', value: '::1' },
  ])

const extensionsFor = (purpose: Purpose): Extension[] => {
  if (purpose === 'authority') {
    return [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ]
  }
  const { serverAuth, clientAuth } = ExtendedKeyUsage
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([purpose === 'server' ? serverAuth : clientAuth]),
    ...(purpose === 'server' ? [loopbackNames()] : []),
  ]
}

/** Issues an X.509 v3 certificate on a fresh P-256 key (RFC 5280). */
export const issueCertificate = async (order: CertificateOrder): Promise<Issued> => {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const signer = order.issuer?.pair ?? pair
  const certificate = await X509CertificateGenerator.create({
    subject: [{ CN: [order.name] }],
    issuer: [{ CN: [order.issuer?.name ?? order.name] }],
    notBefore: order.validFrom,
    notAfter: order.validUntil,
    publicKey: pair.publicKey,
    signingKey: signer.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      await SubjectKeyIdentifierExtension.create(pair.publicKey),
      await AuthorityKeyIdentifierExtension.create(signer.publicKey),
      ...extensionsFor(order.purpose),
    ],
  })
  const key = KeyObject.from(pair.privateKey)
  return { certificate: `${certificate.toString('pem')}\n`, key, name: order.name, pair }
}
