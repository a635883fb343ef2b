import path from 'node:path'
import { createDatabase } from '@trevo/database/connect.ts'
import type { Catalogue } from '../../../modules/catalogue/index.ts'
import type { Member, MemberDirectory } from '../../../modules/members/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import {
  createFileSigner,
  createHttpReceiver,
  createSigap,
  type Bettor,
  type ReportingCompany,
  type Sigap,
} from '../../../modules/sigap/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import { reportMovements } from '../../movements/report-movements.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly staff: Pick<Staff, 'approvals'>
}

/** Companies with a CNPJ that have a brand under Brazil's rules, with those brands. */
const companiesOf = (settings: Settings): ReportingCompany[] =>
  settings.companies().flatMap(({ id, cnpj }) => {
    const brands = settings
      .brands()
      .filter(({ companyId, jurisdiction }) => companyId === id && jurisdiction === 'br')
    const [first] = brands
    if (cnpj === null || !first) return []
    return [
      {
        companyId: id,
        cnpj,
        brands: brands.map(({ id: brandId, merchant, row }) => ({
          brandId,
          code: merchant,
          timeZone: row.time_zone,
        })),
        dueHour: settings.jurisdictionRulesOf(first.id).sigapDueHour,
      },
    ]
  })

const bettorOf = (member: Member): Bettor => ({
  memberId: member.memberId,
  brandId: member.brandId,
  account: member.account,
  cpf: member.taxId,
  bornOn: member.bornOn,
  registeredAt: member.registeredAt,
  closedAt: member.closedAt,
})

const receiverOf = ({ config }: Platform) => {
  if (config.SIGAP_URL === undefined) return undefined
  const folder = config.SIGAP_KEYS_DIR ?? path.join(config.SECRETS_DIR, 'sigap')
  return createHttpReceiver(config.SIGAP_URL, createFileSigner(folder))
}

/** Files for SIGAP, from the ledger and what other modules know of bettors and games. */
export const buildSigap = (platform: Platform, neighbours: Neighbours): Sigap => {
  const { pools, clock, logger } = platform
  const { wallet, catalogue, settings, members, staff } = neighbours
  return createSigap({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    logger,
    receiver: receiverOf(platform),
    kinds: reportMovements(wallet),
    settings: {
      companies: () => companiesOf(settings),
      companyOf: (brandId) =>
        companiesOf(settings).find(({ brands }) => brands.some((one) => one.brandId === brandId)),
    },
    members: {
      brandsOf: async (memberIds) =>
        new Map(
          (await members.findMembers(memberIds)).map((member) => [member.memberId, member.brandId]),
        ),
      findBettors: async (tx, memberIds) =>
        new Map(
          (await members.findMembers(memberIds, tx)).map((member) => [
            member.memberId,
            bettorOf(member),
          ]),
        ),
      listChanged: members.listChanged,
    },
    catalogue: {
      gameOf: (nodeId, language) => {
        const known = catalogue.findKnown(nodeId)
        return {
          name: catalogue.names(language).get(nodeId) ?? String(nodeId),
          vendor: known?.vendor.code ?? '',
          product: known?.row.game_type ?? 'CONS',
        }
      },
    },
    staff: staff.approvals,
  })
}
