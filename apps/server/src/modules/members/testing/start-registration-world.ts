import { startAccessWorld } from './start-access-world.ts'

/** The access world with its demo accounts, for stories of people who register. */
export const startRegistrationWorld = async () => {
  const world = await startAccessWorld()
  await world.seed()
  let counter = 0
  return {
    ...world,
    newName: () => {
      counter += 1
      return `nova${counter}`
    },
    setRule: (field: string, change: string) =>
      world.change(`update settings.register_rule set ${change} where field = '${field}'`),
    rowOf: async (username: string) =>
      (
        await world.pool.query('select * from members.member where account_key = $1', [
          `trevo@${username.toLowerCase()}`,
        ])
      ).rows[0],
    /** Only username, password and name are required from now on, and no captcha. */
    askLittle: () =>
      world.change(`
        update settings.register_rule set enabled = false, required = false
          where field not in ('username', 'password', 'payeeName');
        update settings.brand set show_captcha = false`),
  }
}
