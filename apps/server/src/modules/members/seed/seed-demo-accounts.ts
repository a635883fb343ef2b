import { tables, type Tx } from '@trevo/database/connect.ts'
import {
  demoMembers,
  publishedTaxIds,
  type PublishedMember,
} from '@trevo/demo-members/demo-members.ts'
import { demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { demoPasswords, demoTotpSecrets } from '../../identity/index.ts'
import { accountOf } from '../common/domain/account-name.ts'
import { findMemberByAccount } from '../common/repository/find-member.ts'
import { insertMember, markAsDemo } from '../registration/repository/insert-member.ts'
import type { MemberTables } from '../tables.ts'
import type { MembersNeeds } from '../needs.ts'
import { mayStakeAtOnce, openAccounts } from '../registration/service/open-accounts.ts'

export type DemoAccount = {
  readonly role: 'member' | 'agent' | 'trial' | 'operator'
  readonly username: string
  readonly password: string
  /** The authenticator secret of operators. */
  readonly totpSecret?: string
  /** Its merchant, unless it is of the first one. */
  readonly brand?: string
  /** What can be tried with it; the role of an operator. */
  readonly state?: string
}

type Planned = {
  readonly username: string
  readonly type: number
  readonly password: string
  readonly nickname: string
  readonly upline?: string
  /** Whose invitation was followed. */
  readonly invitedBy?: string
  /** CPF; with one, only Pix from the same CPF is credited. */
  readonly taxId?: string
  readonly fullName?: string
  /** yyyy-MM-dd */
  readonly bornOn?: string | undefined
  /** Now, if absent. */
  readonly registeredAt?: Date
}

export const member = (username: string, nickname: string, upline?: string): Planned => ({
  username,
  nickname,
  type: 0,
  password: demoPasswords.member,
  ...(upline !== undefined && { upline }),
})
const published = (username: PublishedMember, nickname: string, upline?: string): Planned => ({
  ...member(username, nickname, upline),
  taxId: publishedTaxIds[username],
})
const agent = (username: string, nickname: string, type: number, upline?: string): Planned => ({
  ...member(username, nickname, upline),
  type,
  password: demoPasswords.agent,
})

// An agent comes before its downline, so that the upline exists.
const planned: readonly Planned[] = [
  published('membro.demo', 'Membro'),
  agent('agente.demo', 'Agente', 1),
  agent('agente.norte', 'Agente Norte', 2, 'agente.demo'),
  agent('agente.sul', 'Agente Sul', 2, 'agente.demo'),
  published('ana.demo', 'Ana', 'agente.demo'),
  published('bento.demo', 'Bento', 'agente.norte'),
  published('clara.demo', 'Clara', 'agente.norte'),
  published('davi.demo', 'Davi', 'agente.sul'),
  published('elisa.demo', 'Elisa', 'agente.sul'),
  { username: 'teste.demo', nickname: 'Teste', type: 4, password: demoPasswords.trial },
]
/** One operator for each delivered role, by name; a second for the reports that two officers make. */
const roleOperators = {
  'administracao.demo': 'administrator',
  'agentes.demo': 'agents',
  'aml.demo': 'aml',
  'aml.segunda': 'aml',
  'conformidade.demo': 'compliance',
  'conteudo.demo': 'content',
  'crm.demo': 'crm',
  'financeiro.demo': 'finance',
  'kyc.demo': 'kyc',
  'loterias.demo': 'lottery',
  'pagamentos.demo': 'payments',
  'regulador.demo': 'regulator',
  'risco.demo': 'risk',
  'suporte.demo': 'support',
  'trading.demo': 'trading',
} as const

const headRole = 'head_of_operations'

// Two heads, because a large withdrawal needs the approval of two different operators.
const operators = [
  {
    username: 'operador.demo',
    password: demoPasswords.operator,
    totpSecret: demoTotpSecrets.operator,
    staffRole: headRole,
    isForAllBrands: true,
  },
  {
    username: 'operadora.demo',
    password: demoPasswords.secondOperator,
    totpSecret: demoTotpSecrets.secondOperator,
    staffRole: headRole,
    isForAllBrands: true,
  },
  ...Object.entries(roleOperators).map(([username, staffRole]) => ({
    username,
    password: demoPasswords.roleOperator,
    totpSecret: demoTotpSecretOf(username),
    staffRole,
    isForAllBrands: false,
  })),
]

export type SeedNeeds = Pick<
  MembersNeeds,
  'database' | 'clock' | 'identity' | 'settings' | 'wallet' | 'agents' | 'limits'
> & {
  readonly brand: { readonly id: number; readonly merchant: string }
  /** `DEMO=1` of the configuration. */
  readonly isDemoServer: boolean
}

const seedMember = async (tx: Tx, needs: SeedNeeds, one: Planned, hash: string) => {
  const { brand, clock, identity, settings } = needs
  const db = tables<MemberTables>(tx)
  const find = async (username: string | undefined) =>
    username === undefined
      ? undefined
      : findMemberByAccount(db, brand.id, accountOf(brand.merchant, username))
  const upline = await find(one.upline)
  const referrer = await find(one.invitedBy)
  const now = clock.now()
  const inserted = await insertMember(db, {
    brandId: brand.id,
    account: accountOf(brand.merchant, one.username),
    nickname: one.nickname,
    type: one.type,
    language: 'PT',
    registeredAt: one.registeredAt ?? now,
    isDemo: true,
    optional: {
      upline_member_id: upline?.memberId ?? null,
      referrer_member_id: referrer?.memberId ?? null,
      terms_accepted_at: now,
      tax_id: one.taxId ?? null,
      payee_name: one.fullName ?? null,
      born_on: one.bornOn ?? null,
    },
  })
  if (!inserted) return
  await needs.agents.place(tx, {
    memberId: inserted.memberId,
    brandId: brand.id,
    uplineId: upline?.memberId ?? null,
    at: now,
  })
  const rules = settings.memberBrandOf(brand.id)
  const mayDebit = !rules.trialTypes.includes(one.type) && mayStakeAtOnce(rules)
  await openAccounts(needs, tx, inserted.memberId, { mayDebit })
  await identity.insertCredential(tx, {
    brandId: brand.id,
    memberId: inserted.memberId,
    username: one.username,
    passwordHash: hash,
    passwordSetAt: now,
    paymentPasswordHash: null,
    isDemo: true,
  })
}

/** Whether the account was not there before. */
export const seedOnce = async (needs: SeedNeeds, one: Planned): Promise<boolean> => {
  const { brand, database, identity } = needs
  const account = accountOf(brand.merchant, one.username)
  const found = await findMemberByAccount(database.db, brand.id, account)
  if (found) {
    await markAsDemo(database.db, found.memberId)
    return false
  }
  const hash = await identity.hasher.hash(one.password)
  await database.inTx((tx) => seedMember(tx, needs, one, hash))
  return true
}

export const requireDemo = ({ brand, isDemoServer, settings }: SeedNeeds): void => {
  if (isDemoServer && settings.memberBrandOf(brand.id).isDemo) return
  throw new Error('demo accounts belong to the demo brand of a server started with DEMO=1')
}

/**
 * The members played by programs (`apps/demo-life`), with a password known only to them. Running it again changes
 * nothing. Throws outside the demo brand of a demo server.
 */
export const seedDemoMembers = async (needs: SeedNeeds, password: string): Promise<void> => {
  requireDemo(needs)
  for (const { username, nickname, upline, taxId, fullName, invitedBy } of demoMembers) {
    await seedOnce(needs, {
      ...member(username, nickname, upline),
      ...(invitedBy !== undefined && { invitedBy }),
      password,
      taxId,
      fullName,
    })
  }
}

/** The operators of a demo brand; `addToStaff` gives a new one its role. Returns what to print. */
export const seedDemoOperators = async (
  { brand, identity }: Pick<SeedNeeds, 'brand' | 'identity'>,
  addToStaff: (operatorId: bigint, role: string) => Promise<void>,
): Promise<readonly DemoAccount[]> => {
  const added = await identity.seedDemoOperators(brand.id, operators)
  for (const { operatorId, staffRole } of added) await addToStaff(operatorId, staffRole)
  return operators.map(({ username, password, totpSecret, staffRole }) => ({
    role: 'operator',
    username,
    password,
    totpSecret,
    state: staffRole,
  }))
}

/**
 * The accounts of the demo: a member, an agent with two sub-agents and five members below, a trial
 * user, operators of every role with their authenticators (who cannot enter the member site). Running it again
 * changes nothing. `addToStaff` gives a new operator its role. Returns the names and passwords to print. Throws
 * outside the demo brand of a demo server.
 */
export const seedDemoAccounts = async (
  needs: SeedNeeds,
  addToStaff: (operatorId: bigint, role: string) => Promise<void>,
): Promise<readonly DemoAccount[]> => {
  requireDemo(needs)
  for (const one of planned) await seedOnce(needs, one)
  const staff = await seedDemoOperators(needs, addToStaff)
  return [
    { role: 'member', username: 'membro.demo', password: demoPasswords.member },
    { role: 'agent', username: 'agente.demo', password: demoPasswords.agent },
    { role: 'trial', username: 'teste.demo', password: demoPasswords.trial },
    ...staff,
  ]
}
