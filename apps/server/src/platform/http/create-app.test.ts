import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from './create-app.ts'

test('every answer of the site and of the operators’ listener has the safe headers', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' })
  const app = await createApp(config, pino({ level: 'silent' }))
  app.get('/fine', () => 'fine')
  app.get('/failing', () => {
    throw new Error('failing')
  })
  try {
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/fine', '/failing', '/nowhere', '/%E0%A4%A']) {
      const { headers } = await fetch(baseUrl + path)
      expect(safeHeadersIn(headers)).toEqual(safeHeaders)
    }
  } finally {
    await app.close()
  }
})
