import { setTimeout as wait } from 'node:timers/promises'
import { startAccessWorld, type HttpAnswer } from './start-access-world.ts'

const switches = [
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'VERIFICATION3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
] as const
export type CodeSwitch = (typeof switches)[number]

type Details = {
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

const arrivesWithinMs = 5_000

/** The access world of a brand that sends codes; what it sends is read from the outbox. */
export const startCodeWorld = async (options: Parameters<typeof startAccessWorld>[0] = {}) => {
  const world = await startAccessWorld(options)
  let numbers = 0
  const taken = new Set<string>()

  const turn = (on: boolean, ...ids: readonly CodeSwitch[]) =>
    world.change(
      `update settings.module_switch set enabled = ${on}
       where module_id in (${ids.map((id) => `'${id}'`).join()})`,
    )
  await turn(true, ...switches)
  await turn(false, 'REGMOBVERF3')

  /** A Brazilian mobile number that no other test uses. */
  const newNumber = () => {
    numbers += 1
    return `119${String(80_000_000 + numbers)}`
  }

  /** The next message to this number or address that no test has read yet. */
  const readMessage = async (to: string) => {
    for (let waited = 0; waited < arrivesWithinMs; waited += 20) {
      const messages = await world.delivery.listOutbox()
      const found = messages.find(
        (one) => one.recipient === to && !taken.has(`${one.recipient} ${one.body}`),
      )
      if (found) {
        taken.add(`${found.recipient} ${found.body}`)
        return found
      }
      await wait(20)
    }
    throw new Error(`no message to ${to}`)
  }
  const readCode = async (number: string): Promise<string> => {
    const { body } = await readMessage(`+55${number}`)
    const [code] = /\d{6}/.exec(body) ?? []
    if (!code) throw new Error(`no code in: ${body}`)
    return code
  }
  /** How many messages were ever written to this number. */
  const countMessages = async (number: string): Promise<number> => {
    const { rows } = await world.pool.query<{ count: string }>(
      'select count(*) from delivery.message where recipient = $1',
      [`+55${number}`],
    )
    return Number(rows[0]?.count)
  }

  const askCode = async (
    purpose: 'login' | 'recover',
    number: string,
    more: Details = {},
  ): Promise<HttpAnswer> =>
    world.send('POST', '/wps/verification/sms/noLogin', {
      ...more,
      payload: {
        mobileNum: number,
        countryDialingCode: '+55',
        purpose,
        humanProof: await world.proveHuman(),
        ...more.payload,
      },
    })
  const askRegisterCode = async (number: string, more: Details = {}): Promise<HttpAnswer> =>
    world.send('POST', '/wps/verification/sms/register', {
      ...more,
      payload: {
        mobileNo: number,
        countryDialingCode: '+55',
        regType: 'registerMobile',
        humanProof: await world.proveHuman(),
        ...more.payload,
      },
    })

  const registerByMobile = async (number: string, more: Details = {}): Promise<HttpAnswer> => {
    const { username: _username, ...form } = world.registration('')
    const path = '/wps/member/register/mobile'
    const payload = {
      ...form,
      mobileNum: number,
      countryDialingCode: '+55',
      humanProof: await world.proveHuman(),
      ...more.payload,
    }
    return world.send('PUT', path, { ...more, payload: await world.seal(path, payload) })
  }
  const loginBySms = async (
    number: string,
    verificationCode: string,
    more: Details = {},
  ): Promise<HttpAnswer> => {
    const path = '/wps/session/login'
    const payload = {
      type: 'sms',
      mobileNum: number,
      countryDialingCode: '+55',
      verificationCode,
      ...more.payload,
    }
    return world.send('POST', path, { ...more, payload: await world.seal(path, payload) })
  }

  /** A member with a confirmed number and the password `Verde-Campo-42`. */
  const newMemberWithNumber = async () => {
    const number = newNumber()
    await askRegisterCode(number)
    const verificationCode = await readCode(number)
    const answer = await registerByMobile(number, { payload: { verificationCode } })
    if (answer.status !== 200) throw new Error(answer.body.message)
    const { token, userName, id } = answer.body.value
    return { number, token, username: String(userName), customerId: String(id) }
  }

  return {
    ...world,
    turn,
    newNumber,
    readMessage,
    readCode,
    countMessages,
    askCode,
    askRegisterCode,
    registerByMobile,
    loginBySms,
    newMemberWithNumber,
  }
}

export type CodeWorld = Awaited<ReturnType<typeof startCodeWorld>>

/** Some other code than this one. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')
