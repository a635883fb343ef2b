import {
  contractProducts,
  contractTypes,
  moduleOfContract,
} from '@trevo/contract/contract-terms.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import {
  createAgents,
  createAgentTree,
  type Agents,
  type AgentsNeeds,
  type AgentTree,
} from '../../modules/agents/index.ts'
import { nameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { Inbox } from '../../modules/inbox/index.ts'
import type { MemberDirectory, Members } from '../../modules/members/index.ts'
import type { Records } from '../../modules/records/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Transfers } from '../../modules/transfers/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { agentMembers } from '../accounts/agent-members.ts'
import { agentMovements } from '../movements/agent-movements.ts'
import { memberSettings } from './members.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly settings: Settings
  readonly transfers: Transfers
  readonly lottery: AgentsNeeds['lottery']
  readonly prepareAccount: Members['prepareAccount']
  readonly inbox: Pick<Inbox, 'send'>
  readonly catalogue: Catalogue
  readonly identity: Pick<Identity, 'endSessionsOf' | 'findLastLogins'>
  readonly wallet: Wallet
  readonly staff: Pick<Staff, 'approvals'>
  readonly records: Pick<Records, 'printContract' | 'printReport'>
}

/** The tree, which registration needs before the agent center exists. */
export const buildAgentTree = (
  { pools }: Platform,
  { lottery }: Pick<Neighbours, 'lottery'>,
): AgentTree => createAgentTree({ database: createDatabase(pools.requests), lottery })

/** Teams of agents and the contracts between them. */
export const buildAgents = (
  { pools, clock, logger, config }: Platform,
  {
    members,
    settings,
    transfers,
    inbox,
    catalogue,
    wallet,
    identity,
    records,
    lottery,
    prepareAccount,
    staff,
  }: Neighbours,
): Promise<Agents> =>
  createAgents({
    database: createDatabase(pools.requests),
    clock,
    logger,
    wallet,
    staff: staff.approvals,
    kinds: agentMovements(wallet),
    catalogue: {
      productOf: (nodeId) => {
        const type = catalogue.findKnown(nodeId)?.row.game_type
        return contractProducts.find((product) => product === type)
      },
      gameNameOf: (nodeId, language) => {
        const game = catalogue.findKnown(nodeId)
        return game ? nameIn(game, language) : null
      },
    },
    members: {
      ...agentMembers(members, settings, { config, clock }),
      prepareAccount: (brandId, account) => {
        const { merchant } = settings.brand(brandId).row
        return prepareAccount({ id: brandId, merchant }, account)
      },
    },
    identity: {
      endSessionsOf: (memberId) => identity.endSessionsOf(memberId),
      findLastLogins: identity.findLastLogins,
    },
    settings: {
      timeZoneOf: timeZoneOf(settings),
      brandNameOf: (brandId) => settings.brand(brandId).row.name,
      asksBirthDate: (brandId) => settings.jurisdictionRulesOf(brandId).birthDateRequired,
      brandIds: () => settings.brands().map(({ id }) => id),
      originOf: (brandId) => memberSettings(settings, config).siteOf(brandId).origin,
      openTypes: (brandId) => {
        const { disabledModules } = settings.brand(brandId)
        if (disabledModules.has('AGENTPOLICY3')) return []
        return contractTypes.filter((type) => !disabledModules.has(moduleOfContract[type]))
      },
    },
    transfers: {
      fundsOf: async (brandId, memberId) => ({
        currency: settings.brand(brandId).row.currency,
        ...(await transfers.showFunds(memberId, brandId)),
      }),
    },
    inbox,
    records,
    lottery,
  })
