import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { startOperatorWorld } from '../start-operator-world.ts'

/** Both officers of the demo. */
export const officers = ['aml.demo', 'aml.segunda'] as const

/** A server whose brand takes reports and leaves undeclared income alone, with two officers, and members who move money. */
export const startAmlWorld = async () => {
  const world = await startOperatorWorld()
  const { server } = world
  const { modules } = server.server
  await server.pool.query(
    `update settings.rule set value = case key when 'coafHours' then '24'::jsonb else '0' end
     where jurisdiction = 'open' and key in ('coafHours', 'amlUndeclaredMinor')`,
  )
  await modules.settings.reload()

  const enterAs = async (username: string) => {
    const who = { username, password: demoRolePassword }
    const { token } = await world.enter(world.withCode(who, demoTotpSecretOf(username)))
    return world.apiOf({ token })
  }
  const memberOf = async (username: string) => {
    const member = await modules.members.findMemberByUsername(1, username)
    if (!member) throw new Error(`no member ${username}`)
    return member
  }

  let last = 0
  /** Deposits just below the amount that stands out; runs the job afterwards. */
  const structure = async (username: string, count = 3): Promise<void> => {
    const { memberId } = await memberOf(username)
    for (let index = 0; index < count; index += 1) {
      last += 1
      await server.deposit(memberId, `aml-${last}`, '9500.00')
    }
    await modules.aml.watchMoney()
  }
  return { ...world, aml: modules.aml, enterAs, memberOf, structure }
}
