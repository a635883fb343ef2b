import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import {
  sandboxClient,
  sandboxPixKey,
  startSandbox,
  type Sandbox,
} from '../modules/cashier/testing/start-sandbox.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

export type ServerWithInstitution = {
  readonly server: TestServer
  readonly sandbox: Sandbox
  close(): Promise<void>
}

/** The sandbox institution, with its own books, and its settings for a server. */
export const startInstitution = async () => {
  const books = await createTestDatabase([])
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-institution-'))
  const tlsFolder = path.join(folder, 'pix')
  const sandbox = await startSandbox(books.url, tlsFolder)
  return {
    sandbox,
    environment: {
      // Charges are read and withdrawals sent by jobs.
      ROLES: 'web,worker',
      PSP_API_URL: sandbox.apiUrl,
      PSP_TLS_DIR: tlsFolder,
      PSP_CLIENT_ID: sandboxClient.clientId,
      PSP_CLIENT_SECRET: sandboxClient.clientSecret,
      PSP_PIX_KEY: sandboxPixKey,
    },
    close: async (): Promise<void> => {
      await sandbox.stop()
      await books.drop()
      await rm(folder, { recursive: true })
    },
  }
}

export type RunningInstitution = Awaited<ReturnType<typeof startInstitution>>

/** The whole server and the sandbox institution. */
export const startWithInstitution = async (): Promise<ServerWithInstitution> => {
  const { sandbox, environment, close } = await startInstitution()
  const server = await startTestServer({ environment }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    server,
    sandbox,
    close: async () => {
      await server.close()
      await close()
    },
  }
}
