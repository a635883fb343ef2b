import type { AccessWorld } from './start-access-world.ts'

export const firstPassword = 'Verde-Campo-42'

type More = {
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

/** Actions of tests of the security center, each as a new member. */
export const actAsMembers = (world: AccessWorld, prefix: string) => {
  let count = 0

  const sealed = async (
    method: 'POST' | 'PUT',
    url: string,
    payload: object,
    { headers = {}, address, token }: More & { token?: string } = {},
  ) =>
    world.send(method, url, {
      payload: await world.seal(url, payload),
      headers: { ...headers, ...(token !== undefined && { authorization: token }) },
      ...(address !== undefined && { address }),
    })

  const get = (url: string, token: string) =>
    world.send('GET', url, { headers: { authorization: token } })

  return {
    sealed,
    get,
    /** Registers a new member. */
    join: async () => {
      count += 1
      const username = `${prefix}${count}`
      const answer = await world.register(username)
      if (answer.status !== 200) throw new Error(answer.code)
      return { username, token: answer.body.value.token as string }
    },
    isAlive: async (token: string) => (await get('/wps/member/info', token)).status === 200,
    eventsOf: async (username: string): Promise<string[]> => {
      const { rows } = await world.pool.query<{ kind: string }>(
        `select kind from identity.security_event join members.member using (member_id)
         where account_key = $1 order by at, event_id`,
        [`trevo@${username}`],
      )
      return rows.map(({ kind }) => kind)
    },
  }
}
