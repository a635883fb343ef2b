import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'

const invented = (): string => `E99999004203001011200${randomBytes(6).toString('hex').slice(0, 11)}`

/**
 * A stranger calls the webhook: without a certificate, with one of the same authority that is not the
 * caller's, and once as the institution itself with a Pix that does not exist.
 */
export const createForger = async (tlsFolder: string, port: number) => {
  const read = (name: string) => readFile(join(tlsFolder, name), 'utf8')
  const ca = await read('authority.crt')
  const identityOf = async (role: string) => ({
    cert: await read(`${role}.crt`),
    key: await read(`${role}.key`),
  })
  const callers = {
    nobody: {},
    stranger: await identityOf('merchant-api'),
    institution: await identityOf('institution-webhook'),
  }
  const post = (caller: object): Promise<number> =>
    new Promise((resolve) => {
      const body = JSON.stringify({ pix: [{ endToEndId: invented() }] })
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      const url = `https://127.0.0.1:${port}/psp/pix/webhook/pix`
      const options = { ...caller, ca, agent: false as const, method: 'POST', headers }
      request(url, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
        .once('error', () => resolve(0))
        .end(body)
    })
  return {
    /** How many forged notices were accepted. */
    forge: async (): Promise<number> => {
      await post(callers.institution)
      const answers = [await post(callers.nobody), await post(callers.stranger)]
      return answers.filter((status) => status >= 200 && status < 300).length
    },
  }
}
