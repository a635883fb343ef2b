import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueCertificate } from './issue-certificate.ts'

const validFrom = new Date('2030-01-01T00:00:00Z')
const validUntil = new Date('2032-01-01T00:00:00Z')
const authority = await issueCertificate({
  name: 'an authority',
  purpose: 'authority',
  validFrom,
  validUntil,
})
const parse = (pem: string) => new X509Certificate(pem)

test('an authority is self-signed and marked as one', () => {
  const certificate = parse(authority.certificate)
  expect(certificate.ca).toBe(true)
  expect(certificate.subject).toBe('CN=an authority')
  expect(certificate.verify(certificate.publicKey)).toBe(true)
})

test('a server certificate is issued by the authority, for loopback and for serving only', async () => {
  const issued = await issueCertificate({
    name: 'a server',
    purpose: 'server',
    validFrom,
    validUntil,
    issuer: authority,
  })
  const certificate = parse(issued.certificate)
  expect(certificate.checkIssued(parse(authority.certificate))).toBe(true)
  expect(certificate.verify(parse(authority.certificate).publicKey)).toBe(true)
  expect(certificate.ca).toBe(false)
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(certificate.checkIP('127.0.0.2')).toBeUndefined()
  expect(certificate.checkHost('localhost')).toBe('localhost')
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect(certificate.validFromDate).toEqual(validFrom)
  expect(certificate.validToDate).toEqual(validUntil)
  expect(certificate.checkPrivateKey(issued.key)).toBe(true)
})

test('a client certificate of another authority is rejected', async () => {
  const stranger = await issueCertificate({
    name: 'a client',
    purpose: 'client',
    validFrom,
    validUntil,
    issuer: await issueCertificate({
      name: 'an authority',
      purpose: 'authority',
      validFrom,
      validUntil,
    }),
  })
  const certificate = parse(stranger.certificate)
  expect(certificate.verify(parse(authority.certificate).publicKey)).toBe(false)
})
