import type { OperatorRegister } from '../../../../apps/server/src/modules/identity/commands.ts'
import { askNewPassword } from '../ask.ts'
import type { Given, Told } from '../command.ts'
import { describeOperators, operatorOf } from './describe-operators.ts'

/** What is done to operators, by whoever has the database. */
export type RegisterCommand = {
  readonly words: readonly string[]
  readonly usage: string
  readonly what: string
  readonly needs: readonly (keyof Given)[]
  order(register: OperatorRegister, name: string): Promise<Told>
}

const ended = (count: number): string =>
  count === 1 ? '1 session ended.' : `${count} sessions ended.`

const named = (word: string) => ({ words: [word], usage: `${word} NAME`, needs: ['id'] }) as const

export const registerCommands: readonly RegisterCommand[] = [
  {
    words: ['list'],
    usage: 'list',
    what: 'the operators of the brand *',
    needs: [],
    order: async (register) => {
      const value = await register.list()
      return { value: value.map(operatorOf), lines: describeOperators(value) }
    },
  },
  {
    ...named('create'),
    what: 'a new operator; the first login turns the authenticator on *',
    order: async (register, name) => {
      await register.create(name, await askNewPassword())
      return {
        value: { operator: name },
        lines: [`${name} may come in; next: npm run operator -- authenticator on --user ${name}`],
      }
    },
  },
  {
    ...named('disable'),
    what: 'shuts an operator out and ends every session *',
    order: async (register, name) => {
      const count = await register.disable(name)
      return { value: { ended: count }, lines: [`${name} is shut out. ${ended(count)}`] }
    },
  },
  {
    ...named('enable'),
    what: 'lets an operator in again *',
    order: async (register, name) => {
      const count = await register.enable(name)
      return { value: { ended: count }, lines: [`${name} may come in again.`] }
    },
  },
  {
    ...named('grant-all-brands'),
    what: 'lets an operator see and change what all brands share: vendors, live video *',
    order: async (register, name) => {
      const count = await register.grantAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for all brands. ${ended(count)}`] }
    },
  },
  {
    ...named('revoke-all-brands'),
    what: 'keeps an operator to the brand *',
    order: async (register, name) => {
      const count = await register.revokeAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for the brand. ${ended(count)}`] }
    },
  },
  {
    ...named('end-sessions'),
    what: 'ends every session of an operator *',
    order: async (register, name) => {
      const count = await register.endSessions(name)
      return { value: { ended: count }, lines: [ended(count)] }
    },
  },
  {
    ...named('set-password'),
    what: 'another password; every session ends *',
    order: async (register, name) => {
      const count = await register.setPassword(name, await askNewPassword())
      return { value: { ended: count }, lines: [`The password of ${name} is set. ${ended(count)}`] }
    },
  },
  {
    ...named('remove-authenticator'),
    what: 'for a lost phone: the next login turns another on *',
    order: async (register, name) => {
      const count = await register.removeAuthenticator(name)
      return { value: { ended: count }, lines: [`The authenticator is off. ${ended(count)}`] }
    },
  },
]
