import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The vendor's behaviour: as documented, with its own error, or silent. “Deploy server”, Exception handling,
 * states that its interface may fail.
 */
export type GeetestMood = 'well' | 'broken' | 'silent'

/**
 * Replaces the vendor's script (“Client API”, `initGeetest4`): a button in the given element, which requests a
 * solved verification from this fake, as the real one does after its puzzle.
 */
const script = `
window.initGeetest4 = ({ captchaId, language }, ready) => {
  const origin = new URL(document.querySelector('script[src*="gt4.js"]').src).origin
  const on = {}
  let solved = false
  const captcha = {
    onSuccess: (run) => { on.success = run; return captcha },
    onError: (run) => { on.error = run; return captcha },
    getValidate: () => solved,
    destroy: () => undefined,
    appendTo: (place) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'GeeTest ' + language
      button.style = 'width:260px;height:50px;border:1px solid;border-radius:8px'
      button.onclick = async () => {
        const answer = await fetch(origin + '/solve?captcha_id=' + captchaId)
        solved = await answer.json()
        on.success()
      }
      place.append(button)
      return captcha
    },
  }
  ready(captcha)
}
`

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request's chunks are buffers
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/**
 * The two endpoints of GeeTest CAPTCHA v4 that we use, as strict as its documentation: the script, and `validate`,
 * where a verification counts once, for its account, its pass token and its signature.
 */
export const startGeetest = async (account: { captchaId: string; captchaKey: string }) => {
  const solved = new Map<string, Record<string, string>>()
  let mood: GeetestMood = 'well'
  let asked = 0

  /** A person has solved the vendor's puzzle; the page's result (“Client API”, getValidate). */
  const solve = () => {
    const lotNumber = randomUUID().replaceAll('-', '')
    const fields = {
      captcha_id: account.captchaId,
      lot_number: lotNumber,
      captcha_output: createHash('sha512').update(lotNumber).digest('base64'),
      pass_token: createHash('sha256').update(lotNumber).digest('hex'),
      gen_time: String(Math.floor(Date.now() / 1_000)),
    }
    solved.set(lotNumber, fields)
    return fields
  }
  /** “Deploy server”, Secondary verification: `sign_token` is the HMAC-SHA256 of the lot number. */
  const validate = (url: URL, form: URLSearchParams) => {
    const lotNumber = form.get('lot_number') ?? ''
    const signature = createHmac('sha256', account.captchaKey).update(lotNumber).digest('hex')
    const isSigned =
      url.searchParams.get('captcha_id') === account.captchaId &&
      form.get('sign_token') === signature
    if (!isSigned) return { status: 'error', code: '-50002', msg: 'illegal sign_token' }
    const found = solved.get(lotNumber)
    solved.delete(lotNumber)
    const isRight =
      found !== undefined &&
      ['captcha_output', 'pass_token', 'gen_time'].every((key) => form.get(key) === found[key])
    return isRight
      ? { status: 'success', result: 'success', reason: '', captcha_args: {} }
      : { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname === '/v4/gt4.js') {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
    const head = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    if (url.pathname === '/solve') return response.writeHead(200, head).end(JSON.stringify(solve()))
    asked += 1
    if (mood === 'silent') return undefined
    if (mood === 'broken') return response.writeHead(502, head).end('bad gateway')
    return response.writeHead(200, head).end(JSON.stringify(validate(url, await bodyOf(request))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    environment: {
      GEETEST_ID: account.captchaId,
      GEETEST_KEY: account.captchaKey,
      GEETEST_API_URL: origin,
      GEETEST_SCRIPT_URL: `${origin}/v4/gt4.js`,
    },
    solve,
    asked: () => asked,
    behave: (next: GeetestMood) => {
      mood = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
