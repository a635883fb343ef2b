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

/** The whole server and the sandbox institution; its books are a database of its own. */
export const startWithInstitution = async (): Promise<ServerWithInstitution> => {
  const books = await createTestDatabase([])
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-institution-'))
  const tlsFolder = path.join(folder, 'pix')
  const sandbox = await startSandbox(books.url, tlsFolder)
  const closeInstitution = async (): Promise<void> => {
    await sandbox.stop()
    await books.drop()
    await rm(folder, { recursive: true })
  }
  const environment = {
    PSP_API_URL: sandbox.apiUrl,
    PSP_TLS_DIR: tlsFolder,
    PSP_CLIENT_ID: sandboxClient.clientId,
    PSP_CLIENT_SECRET: sandboxClient.clientSecret,
    PSP_PIX_KEY: sandboxPixKey,
  }
  const server = await startTestServer({ environment }).catch(async (error: unknown) => {
    await closeInstitution()
    throw error
  })
  return {
    server,
    sandbox,
    close: async () => {
      await server.close()
      await closeInstitution()
    },
  }
}
