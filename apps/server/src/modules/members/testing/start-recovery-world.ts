import { startCodeWorld, type CodeWorld } from './start-code-world.ts'

export const oldPassword = 'Verde-Campo-42'
export const newPassword = 'Nova-Folha-77'

export type RecoveryForm = {
  readonly username: string
  readonly email: string
  readonly captcha?: string
}

const createNewMember = (world: CodeWorld) => {
  let names = 0
  return async ({ isConfirmed = true } = {}) => {
    names += 1
    const username = `esquecido${names}`
    const email = `${username}@example.com`
    const answer = await world.register(username, { payload: { email } })
    if (answer.status !== 200) throw new Error(answer.body.message)
    if (isConfirmed) {
      await world.pool.query(
        'update members.member set email_confirmed_at = now() where lower(email) = $1',
        [email],
      )
    }
    return { username, email, token: String(answer.body.value.token) }
  }
}

/** The world of codes, with members who forget their passwords. */
export const startRecoveryWorld = async () => {
  const world = await startCodeWorld()
  await world.change(`update settings.register_rule set enabled = true where field = 'email'`)

  const askByEmail = (
    form: Record<string, string>,
    more: { cookie?: string; language?: string } = {},
  ) =>
    world.send('POST', '/wps/member/password/email', {
      payload: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        language: more.language ?? 'EN',
        ...(more.cookie && { cookie: more.cookie }),
      },
    })
  /** As a person does: with the captcha's letters. */
  const forget = async (form: RecoveryForm, language = 'EN') => {
    const { cookie, answer } = await world.readCaptcha()
    return askByEmail({ ...form, captcha: answer }, { cookie, language })
  }
  const ticketFor = async (email: string): Promise<string> => {
    const { body } = await world.readMessage(email)
    const [, ticket] = /\/\?resetTicket=([\w-]+)$/m.exec(body) ?? []
    if (!ticket) throw new Error(`no link in: ${body}`)
    return ticket
  }
  const setByLink = async (ticket: string, password = newPassword) => {
    const path = '/wps/member/password/ticket'
    const payload = await world.seal(path, { ticket, newPassword: password })
    return world.send('POST', path, { payload })
  }

  const newMember = createNewMember(world)
  return { ...world, newMember, askByEmail, forget, ticketFor, setByLink }
}

export type RecoveryWorld = Awaited<ReturnType<typeof startRecoveryWorld>>
