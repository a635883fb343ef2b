import { askNewPassword } from '../ask.ts'
import type { Given, Told } from '../command.ts'
import { Declined } from '../declined.ts'
import { describeOperators, operatorOf } from './describe-operators.ts'
import type { Register } from './open-register.ts'

type Named = Given & { readonly name: string }

/** Commands for managing operators, for people with access to the database. */
export type RegisterCommand = {
  readonly words: readonly string[]
  readonly usage: string
  readonly what: string
  readonly needs: readonly (keyof Given)[]
  order(register: Register, given: Named): Promise<Told>
}

const ended = (count: number): string =>
  count === 1 ? '1 session ended.' : `${count} sessions ended.`

const dayMs = 86_400_000
const daysFromNow = (typed: string): Date => {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new Declined('--days takes a whole number of days.')
  return new Date(Date.now() + Number(typed) * dayMs)
}

const named = (word: string) => ({ words: [word], usage: `${word} NAME`, needs: ['id'] }) as const

export const registerCommands: readonly RegisterCommand[] = [
  {
    words: ['list'],
    usage: 'list',
    what: 'the operators of the brand *',
    needs: [],
    order: async (register) => {
      const roles = await register.roles.list()
      const value = (await register.list()).map((row) => operatorOf(row, roles))
      return { value, lines: describeOperators(value) }
    },
  },
  {
    ...named('create'),
    what: 'a new operator; the first login turns the authenticator on *',
    order: async (register, { name }) => {
      await register.create(name, await askNewPassword())
      return {
        value: { operator: name },
        lines: [
          `${name} may log in, and has no role yet. Next:`,
          `  npm run operator -- grant-role ${name} --role ROLE`,
          `  npm run operator -- authenticator on --user ${name}`,
        ],
      }
    },
  },
  {
    words: ['grant-role'],
    usage: 'grant-role NAME --role ROLE [--days N]',
    what: 'gives an operator a role, until it is revoked or for days *',
    needs: ['id', 'role'],
    order: async (register, { name, role = '', days }) => {
      const endsAt = days === undefined ? null : daysFromNow(days)
      await register.grantRole(name, role, endsAt)
      const until = endsAt ? ` until ${endsAt.toISOString()}` : ''
      return { value: { operator: name, role, endsAt }, lines: [`${name} has ${role}${until}.`] }
    },
  },
  {
    words: ['revoke-role'],
    usage: 'revoke-role NAME --role ROLE',
    what: 'takes a role from an operator, from the next request on *',
    needs: ['id', 'role'],
    order: async (register, { name, role = '' }) => {
      await register.revokeRole(name, role)
      return { value: { operator: name, role }, lines: [`${name} no longer has ${role}.`] }
    },
  },
  {
    ...named('disable'),
    what: 'shuts an operator out and ends every session *',
    order: async (register, { name }) => {
      const count = await register.disable(name)
      return { value: { ended: count }, lines: [`${name} is shut out. ${ended(count)}`] }
    },
  },
  {
    ...named('enable'),
    what: 'lets an operator in again *',
    order: async (register, { name }) => {
      const count = await register.enable(name)
      return { value: { ended: count }, lines: [`${name} may come in again.`] }
    },
  },
  {
    ...named('grant-all-brands'),
    what: 'lets an operator see and change what all brands share: vendors, live video *',
    order: async (register, { name }) => {
      const count = await register.grantAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for all brands. ${ended(count)}`] }
    },
  },
  {
    ...named('revoke-all-brands'),
    what: 'keeps an operator to the brand *',
    order: async (register, { name }) => {
      const count = await register.revokeAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for the brand. ${ended(count)}`] }
    },
  },
  {
    ...named('end-sessions'),
    what: 'ends every session of an operator *',
    order: async (register, { name }) => {
      const count = await register.endSessions(name)
      return { value: { ended: count }, lines: [ended(count)] }
    },
  },
  {
    ...named('set-password'),
    what: 'another password; every session ends *',
    order: async (register, { name }) => {
      const count = await register.setPassword(name, await askNewPassword())
      return { value: { ended: count }, lines: [`The password of ${name} is set. ${ended(count)}`] }
    },
  },
  {
    ...named('remove-authenticator'),
    what: 'for a lost phone: the next login turns another on *',
    order: async (register, { name }) => {
      const count = await register.removeAuthenticator(name)
      return { value: { ended: count }, lines: [`The authenticator is off. ${ended(count)}`] }
    },
  },
]
