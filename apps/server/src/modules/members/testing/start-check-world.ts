import { vi } from 'vitest'
import { actAsMembers, firstPassword } from './act-as-member.ts'
import { startAccessWorld } from './start-access-world.ts'

export const verifyUrl = '/wps/session/login/verification'
const strange = '198.51.100.77'

export const contactsOf = (username: string) => {
  const number = `1190000${username.replaceAll(/\D/g, '').padStart(4, '0')}`
  return { number, e164: `+55${number}`, email: `${username}@correio.example` }
}

/** An access world that requires second proofs from unknown addresses, and members with complete data. */
export const startCheckWorld = async (prefix: string) => {
  const world = await startAccessWorld()
  const act = actAsMembers(world, prefix)
  const setModule = (moduleId: string, enabled: boolean) =>
    world.change(
      `update settings.module_switch set enabled = ${enabled} where module_id = '${moduleId}'`,
    )
  await setModule('LOGINIPVERF3', true)

  const fromElsewhere = (username: string, address = strange) =>
    world.login(username, firstPassword, { address })

  return {
    world,
    act,
    setModule,
    fromElsewhere,
    /** A member with complete data, admitted from the usual place. */
    joinWithContacts: async () => {
      const { username, token } = await act.join()
      const { number, e164, email } = contactsOf(username)
      await world.pool.query(
        `update members.member set email = $2, email_confirmed_at = now(), payee_name = 'Ana Lima',
           mobile_dialing_code = '+55', mobile_number = $3, mobile_e164 = $4,
           mobile_confirmed_at = now()
         where account_key = $1`,
        [`trevo@${username}`, email, number, e164],
      )
      return { username, token }
    },
    /** The held login, with the right password from an unknown address. */
    challengeOf: async (username: string) =>
      (await fromElsewhere(username)).body.detail.challengeId as string,
    begin: (challengeId: string, method: string) =>
      world.send('POST', `${verifyUrl}/start`, { payload: { challengeId, method } }),
    verify: (challengeId: string, method: string, code?: string, more: object = {}) =>
      act.sealed('POST', verifyUrl, {
        challengeId,
        method,
        ...(code !== undefined && { code }),
        ...more,
      }),
    /** The code of the newest message there. */
    sentTo: (recipient: string): Promise<string> =>
      vi.waitFor(async () => {
        const { rows } = await world.pool.query<{ body: string }>(
          'select body from delivery.outbox where recipient = $1 order by sent_at desc limit 1',
          [recipient],
        )
        const [code] = /\b\d{6}\b/.exec(rows[0]?.body ?? '') ?? []
        if (code === undefined) throw new Error(`nothing sent to ${recipient} yet`)
        return code
      }),
    /** Fails until the name is locked. */
    lock: async (username: string, failures: number) => {
      for (let tries = 0; tries < failures; tries += 1) {
        const { cookie, answer } = await world.readCaptcha()
        await world.login(username, 'Errada-123', {
          payload: { captcha: answer },
          headers: { cookie },
        })
      }
    },
  }
}

export type CheckWorld = Awaited<ReturnType<typeof startCheckWorld>>
