import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Agent } from 'undici'

const invented = (): string => `E99999004203001011200${randomBytes(6).toString('hex').slice(0, 11)}`

/**
 * Somebody else calls the webhook: without a certificate, with one of the same authority that is not
 * the caller's, and once as the institution itself with a Pix that never was.
 */
export const createForger = async (tlsFolder: string, port: number) => {
  const read = (name: string) => readFile(join(tlsFolder, name), 'utf8')
  const ca = await read('authority.crt')
  const agentOf = async (role: string | undefined) =>
    new Agent({
      connect: role
        ? { ca, cert: await read(`${role}.crt`), key: await read(`${role}.key`) }
        : { ca },
    })
  const callers = {
    nobody: await agentOf(undefined),
    stranger: await agentOf('merchant-api'),
    institution: await agentOf('institution-webhook'),
  }
  const post = async (agent: Agent): Promise<number> => {
    try {
      const answer = await agent.request({
        origin: `https://127.0.0.1:${port}`,
        path: '/psp/pix/webhook/pix',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pix: [{ endToEndId: invented() }] }),
      })
      await answer.body.dump()
      return answer.statusCode
    } catch {
      return 0
    }
  }
  return {
    /** How many forged notices were let in. */
    forge: async (): Promise<number> => {
      await post(callers.institution)
      const answers = [await post(callers.nobody), await post(callers.stranger)]
      return answers.filter((status) => status >= 200 && status < 300).length
    },
    close: async () => {
      await Promise.all(Object.values(callers).map((agent) => agent.destroy()))
    },
  }
}
