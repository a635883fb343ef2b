import { X509Certificate, type KeyObject } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Issued } from './issue-certificate.ts'

/**
 * Both ends of both connections: the institution serves its API and calls webhooks, the merchant
 * calls the API and serves the webhook.
 */
export const certificateRoles = {
  'institution-api': 'server',
  'institution-webhook': 'client',
  'merchant-api': 'client',
  'merchant-webhook': 'server',
} as const

const dayMs = 86_400_000
const validMs = 730 * dayMs
const renewBeforeMs = 30 * dayMs

const isUsable = async (folder: string, now: Date): Promise<boolean> => {
  const text = await readFile(join(folder, 'authority.crt'), 'utf8').catch(() => undefined)
  if (text === undefined) return false
  return new X509Certificate(text).validToDate.getTime() - now.getTime() > renewBeforeMs
}

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()

const writeAll = async (folder: string, now: Date): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const validFrom = new Date(now.getTime() - dayMs)
  const validUntil = new Date(now.getTime() + validMs)
  // Only a first start creates certificates: later ones do without the library.
  const { issueCertificate } = await import('./issue-certificate.ts')
  const authority = await issueCertificate({
    name: 'Trevo sandbox authority',
    purpose: 'authority',
    validFrom,
    validUntil,
  })
  const store = async (role: string, issued: Issued) => {
    await writeFile(join(folder, `${role}.crt`), issued.certificate)
    await writeFile(join(folder, `${role}.key`), pemOf(issued.key), { mode: 0o600 })
  }
  for (const [name, purpose] of Object.entries(certificateRoles)) {
    const order = { name, purpose, validFrom, validUntil, issuer: authority }
    await store(name, await issueCertificate(order))
  }
  // The authority's key is discarded here: no certificate can be added to this set later.
  await writeFile(join(folder, 'authority.crt'), authority.certificate)
}

/**
 * Creates the certificates of the mutual TLS between institution and merchant at first start, and a new set a
 * month before they expire. A set appears in one step, so two concurrent starts cannot mix theirs.
 */
export const ensureCertificates = async (folder: string, now: Date): Promise<void> => {
  if (await isUsable(folder, now)) return
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await writeAll(draft, now)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await isUsable(folder, now))) throw error
  })
}

export type TlsFiles = { readonly ca: string; readonly cert: string; readonly key: string }

/** One party's own certificate with its key, and the authority it trusts. */
export const readCertificate = async (
  folder: string,
  role: keyof typeof certificateRoles,
): Promise<TlsFiles> => ({
  ca: await readFile(join(folder, 'authority.crt'), 'utf8'),
  cert: await readFile(join(folder, `${role}.crt`), 'utf8'),
  key: await readFile(join(folder, `${role}.key`), 'utf8'),
})
