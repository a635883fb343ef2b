import { askNewPassword } from './ask.ts'
import type { Command } from './command.ts'
import { Declined } from './declined.ts'
import { describeOperators, operatorOf } from './describe-operators.ts'

const ended = (count: number): string =>
  count === 1 ? '1 session ended.' : `${count} sessions ended.`

const dayMs = 86_400_000
const daysFromNow = (typed: string): Date => {
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new Declined('--days takes a whole number of days.')
  return new Date(Date.now() + Number(typed) * dayMs)
}

const named = (word: string) => ({ word, usage: `${word} NAME`, needs: ['name'] }) as const

/** The first operator of a brand: an account, its roles, and what all brands share. */
const firstOperator: readonly Command[] = [
  {
    word: 'list',
    usage: 'list',
    what: 'the operators of the brand',
    needs: [],
    order: async (register) => {
      const roles = await register.roles.list()
      const value = (await register.list()).map((row) => operatorOf(row, roles))
      return { value, lines: describeOperators(value) }
    },
  },
  {
    ...named('create'),
    what: 'a new operator; the first sign-in turns the authenticator on',
    order: async (register, { name }) => {
      await register.create(name, await askNewPassword())
      return {
        value: { operator: name },
        lines: [
          `${name} may sign in, and has no role yet. Next:`,
          `  npm run operator -- grant-role ${name} --role ROLE`,
        ],
      }
    },
  },
  {
    word: 'grant-role',
    usage: 'grant-role NAME --role ROLE [--days N]',
    what: 'gives an operator a role, until it is revoked or for days',
    needs: ['name', 'role'],
    order: async (register, { name, role = '', days }) => {
      const endsAt = days === undefined ? null : daysFromNow(days)
      await register.grantRole(name, role, endsAt)
      const until = endsAt ? ` until ${endsAt.toISOString()}` : ''
      return { value: { operator: name, role, endsAt }, lines: [`${name} has ${role}${until}.`] }
    },
  },
  {
    ...named('grant-all-brands'),
    what: 'lets an operator see and change what all brands share: vendors, live video, copies',
    order: async (register, { name }) => {
      const count = await register.grantAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for all brands. ${ended(count)}`] }
    },
  },
  {
    ...named('revoke-all-brands'),
    what: 'keeps an operator to the brand',
    order: async (register, { name }) => {
      const count = await register.revokeAllBrands(name)
      return { value: { ended: count }, lines: [`${name} acts for the brand. ${ended(count)}`] }
    },
  },
]

/** Break-glass: nobody who could help in the back office can sign in. */
const breakGlass: readonly Command[] = [
  {
    ...named('enable'),
    what: 'lets a disabled operator in again',
    isBreakGlass: true,
    order: async (register, { name }) => {
      const count = await register.enable(name)
      return { value: { ended: count }, lines: [`${name} may come in again.`] }
    },
  },
  {
    ...named('set-password'),
    what: 'another password; every session ends',
    isBreakGlass: true,
    order: async (register, { name }) => {
      const count = await register.setPassword(name, await askNewPassword())
      return { value: { ended: count }, lines: [`The password of ${name} is set. ${ended(count)}`] }
    },
  },
  {
    ...named('remove-authenticator'),
    what: 'for a lost phone: the next sign-in turns another on',
    isBreakGlass: true,
    order: async (register, { name }) => {
      const count = await register.removeAuthenticator(name)
      return { value: { ended: count }, lines: [`The authenticator is off. ${ended(count)}`] }
    },
  },
]

export const commands: readonly Command[] = [...firstOperator, ...breakGlass]
