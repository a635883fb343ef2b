import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createLogger } from '@trevo/platform/logger.ts'
import {
  ensureCertificates,
  readCertificate,
} from '../../../apps/psp-sandbox/src/tls/ensure-certificates.ts'
import { openWebhook } from '../../../apps/server/src/modules/cashier/institutions/api-pix/open-webhook.ts'
import type { ReportedInput } from '../reported-input.ts'

const goodOf = (index: number) => ({
  endToEndId: `E99999004202611282010${String(index).padStart(11, '0')}`,
})

/** Posts the notice as the institution does, over mutual TLS. */
const post = async (body: unknown) => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-notice-'))
  await ensureCertificates(folder, new Date())
  const noted: string[] = []
  let named = 0
  const webhook = await openWebhook({
    host: '127.0.0.1',
    port: 0,
    tls: await readCertificate(folder, 'merchant-webhook'),
    callerName: 'institution-webhook',
    logger: createLogger('silent', 'notice'),
    onPayments: async (ids) => void noted.push(...ids),
    onPayouts: async () => undefined,
    keepUnreadable: async (elements) => void (named += elements.length),
  })
  try {
    const call = request(`${webhook.url}/pix`, {
      ...(await readCertificate(folder, 'institution-webhook')),
      agent: false,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    call.end(JSON.stringify(body))
    const [answer] = (await once(call, 'response')) as [IncomingMessage] // of node:http
    answer.resume()
    return { status: answer.statusCode, noted, named }
  } finally {
    await webhook.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A notice: always answered 2xx, the good elements recorded and each of the others named. */
export const check = async ({ input }: ReportedInput): Promise<void> => {
  const { pix, ...rest } = input as { readonly pix?: readonly unknown[] } // the fields of this kind
  const body = pix
    ? { ...rest, pix: pix.map((one, index) => (one === 'good' ? goodOf(index) : one)) }
    : rest
  const good = pix?.filter((one) => one === 'good').length ?? 0
  const { status, noted, named } = await post(body)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(300)
  expect([noted.length, named]).toEqual([good, (pix?.length ?? 0) - good])
}
